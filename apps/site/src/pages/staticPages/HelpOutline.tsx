import { SideNav } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { helpMessages } from '../../messages/help.ts';
import type { HelpTopics } from './helpTopics.ts';
import * as styles from './staticPages.css.ts';

/** The topics in view as links to their places on the page. */
export function HelpOutline({ topics }: { topics: HelpTopics }) {
  const messages = useMessages(helpMessages);
  if (topics.count === 0) return null;
  return (
    <div className={styles.outline}>
      <SideNav
        label={messages.outline}
        size="small"
        groups={[
          ...topics.guides.map(({ name, steps }) => ({
            title: messages.guides[name].title,
            items: steps.map((step) => ({ href: `#${step}`, label: messages.steps[step].title })),
          })),
          ...(topics.answers.length > 0
            ? [
                {
                  title: messages.answersTitle,
                  items: topics.answers.map((name) => ({
                    href: `#${name}`,
                    label: messages.answers[name].title,
                  })),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
