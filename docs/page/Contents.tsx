import * as styles from './DocsPage.css.ts';

/** The id of a section of a docs page. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Links to the sections of a docs page. */
export const Contents = ({ sections }: { sections: readonly string[] }) => (
  <nav aria-label="On this page">
    <ul className={styles.facts}>
      {sections.map((section) => (
        <li key={section}>
          {/* Storybook sends links to the window around its frame. */}
          <a className={styles.link} target="_self" href={`#${sectionId(section)}`}>
            {section}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
