import { differenceCounts, type KindCounts, type StoryDifference } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { compareMessages } from '../messages/index.ts';
import * as styles from './compare.css.ts';

export type DifferenceSummaryProps = { difference: StoryDifference };

/** How much differs, in figures. */
export function DifferenceSummary({ difference }: DifferenceSummaryProps) {
  const words = useMessages(compareMessages);
  if (difference.isEqual) return <p className={styles.summary}>{words.equal}</p>;
  const { fields, ...items } = differenceCounts(difference);
  const told = ({ added, changed, removed }: KindCounts): string =>
    [
      added > 0 && words.added(added),
      changed > 0 && words.changed(changed),
      removed > 0 && words.removed(removed),
    ]
      .filter(Boolean)
      .join(', ');
  const lines = (['nodes', 'connections', 'groups', 'notes'] as const).flatMap((name) => {
    const text = told(items[name]);
    return text ? [`${words.lists[name]}: ${text}`] : [];
  });
  if (fields > 0) lines.unshift(words.storyChanged);
  return (
    <ul className={styles.summary}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
