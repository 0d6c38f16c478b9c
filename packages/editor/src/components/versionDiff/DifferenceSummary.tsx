import { differenceCounts, type KindCounts, type StoryDifference } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import * as styles from './compare.css.ts';
import { compareMessages } from './messages.ts';

export type DifferenceSummaryProps = { difference: StoryDifference };

/** How much differs, in figures. */
export function DifferenceSummary({ difference }: DifferenceSummaryProps) {
  const messages = useMessages(compareMessages);
  if (difference.isEqual) return <p className={styles.summary}>{messages.equal}</p>;
  const { fields, ...items } = differenceCounts(difference);
  const formatted = ({ added, changed, removed }: KindCounts): string =>
    [
      added > 0 && messages.added(added),
      changed > 0 && messages.changed(changed),
      removed > 0 && messages.removed(removed),
    ]
      .filter(Boolean)
      .join(', ');
  const lines = (['nodes', 'connections', 'groups', 'notes'] as const).flatMap((name) => {
    const text = formatted(items[name]);
    return text ? [`${messages.lists[name]}: ${text}`] : [];
  });
  if (fields > 0) lines.unshift(messages.storyChanged);
  return (
    <ul className={styles.summary}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
