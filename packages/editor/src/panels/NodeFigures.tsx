import { nodeStatistics, type StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { statisticsMessages } from '../messages/index.ts';
import * as styles from './panel.css.ts';

export type NodeFiguresProps = { node: StoryNode };

/** How much there is to read in one node. */
export function NodeFigures({ node }: NodeFiguresProps) {
  const messages = useMessages(statisticsMessages);
  const { words, readingSeconds } = nodeStatistics(node);
  return (
    <p className={styles.figures} data-testid="node-figures">
      {messages.node({ words, time: messages.time(readingSeconds) })}
    </p>
  );
}
