import { findNode, nodeTypeNames, storyCounts } from '@dreamfork/story';
import { Button, DescriptionList, Tabs } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { LocateFixed } from 'lucide-react';
import * as panel from '../../components/panel/panel.css.ts';
import { StoryStatistics } from '../../components/statistics/Statistics.tsx';
import * as statistics from '../../components/statistics/statistics.css.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { NodeBadge } from '../../nodeTypes/NodeBadge.tsx';
import { ConnectionList } from './ConnectionList.tsx';
import * as styles from './elements.css.ts';
import { elementsMessages } from './messages.ts';
import { NodeList } from './NodeList.tsx';

/** What the story consists of, as lists: the way to every node and link without a mouse. */
export function ElementsPanel() {
  const messages = useMessages(elementsMessages);
  return (
    <Tabs
      size="small"
      fill
      label={messages.label}
      items={[
        { id: 'nodes', label: messages.nodes, content: <NodeList /> },
        { id: 'links', label: messages.links, content: <ConnectionList /> },
        { id: 'totals', label: messages.totals, content: <Totals /> },
        { id: 'start', label: messages.start, content: <StartNode /> },
      ]}
    />
  );
}

/** The node the story begins with. */
function StartNode() {
  const { edits } = useEditor();
  const messages = useMessages(elementsMessages);
  const types = useMessages(nodeTypeNames);
  const start = useSession(({ document }) =>
    document.startNodeId === null ? undefined : findNode(document, document.startNodeId),
  );
  if (!start) return <p className={statistics.note}>{messages.noStart}</p>;
  return (
    <div className={panel.body} data-testid="element-start">
      <p className={panel.groupTitle}>{messages.startIs}</p>
      <div>
        <NodeBadge type={start.type} label={types[start.type]} />
      </div>
      <p className={panel.authored}>{start.title || messages.untitled}</p>
      <Button size="small" icon={LocateFixed} onPress={() => edits.showNode(start.id)}>
        {messages.show}
      </Button>
    </div>
  );
}

/** How much of everything the story has. */
function Totals() {
  const messages = useMessages(elementsMessages);
  const locale = useLocale();
  const counts = storyCounts(useSession(({ document }) => document));
  const rows = [
    { term: messages.nodeCount, value: formatNumber(locale, counts.nodes) },
    { term: messages.linkCount, value: formatNumber(locale, counts.connections) },
    { term: messages.choiceCount, value: formatNumber(locale, counts.choices) },
    { term: messages.endCount, value: formatNumber(locale, counts.ends) },
  ];
  return (
    <div className={styles.scroll} data-testid="element-totals">
      <div className={statistics.totals}>
        <DescriptionList layout="apart" size="small" items={rows} />
      </div>
      <StoryStatistics />
    </div>
  );
}
