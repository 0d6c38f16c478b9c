import { useMessages } from '@dreamfork/ui/i18n';
import { helpMessages } from '../../messages/help.ts';
import type { HelpTopics } from './helpTopics.ts';
import * as styles from './staticPages.css.ts';

type LinkListProps = { title: string; links: readonly { id: string; label: string }[] };

const LinkList = ({ title, links }: LinkListProps) => (
  <>
    <p className={styles.outlineGroup}>{title}</p>
    <ul className={styles.outlineList}>
      {links.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.outlineLink}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </>
);

/** The topics in view as links to their places on the page. */
export function HelpOutline({ topics }: { topics: HelpTopics }) {
  const messages = useMessages(helpMessages);
  if (topics.count === 0) return null;
  return (
    <nav className={styles.outline} aria-label={messages.outline}>
      {topics.guides.map(({ name, steps }) => (
        <LinkList
          key={name}
          title={messages.guides[name].title}
          links={steps.map((step) => ({ id: step, label: messages.steps[step].title }))}
        />
      ))}
      {topics.answers.length > 0 && (
        <LinkList
          title={messages.answersTitle}
          links={topics.answers.map((name) => ({ id: name, label: messages.answers[name].title }))}
        />
      )}
    </nav>
  );
}
