import { Heading, Text } from '@dreamfork/ui';
import * as styles from './staticPages.css.ts';

export type TextSection = { title: string; text: string };

/** Paragraphs with their headings beside them, divided by lines. */
export const TextSections = ({ sections }: { sections: readonly TextSection[] }) => (
  <div className={styles.body}>
    {sections.map(({ title, text }) => (
      <section key={title} className={styles.section}>
        <Heading level={2} size="26">
          {title}
        </Heading>
        <Text size="17">{text}</Text>
      </section>
    ))}
  </div>
);
