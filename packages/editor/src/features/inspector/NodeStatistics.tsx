import { nodeStatistics, type StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import * as panel from '../../components/panel/panel.css.ts';
import { statisticsMessages } from '../../components/statistics/messages.ts';
import { useSession } from '../../EditorContext.tsx';

export type NodeStatisticsProps = { node: StoryNode };

/** How much there is to read in one node. */
export function NodeStatistics({ node }: NodeStatisticsProps) {
  const messages = useMessages(statisticsMessages);
  const story = useSession(({ document }) => document);
  const { words, readingSeconds } = nodeStatistics(node, story);
  return (
    <p className={panel.figures} data-testid="node-figures">
      {messages.node({ words, time: messages.time(readingSeconds) })}
    </p>
  );
}
