import {
  type Connection,
  findNode,
  nodeStatusNames,
  nodeTypeNames,
  type StoryNode,
  shownType,
  storyCounts,
  storyIndex,
} from '@dreamfork/story';
import { Button, DescriptionList, Tabs, VisuallyHidden } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { ArrowRight, LocateFixed } from 'lucide-react';
import { useMemo } from 'react';
import { canvasMessages } from '../../canvas/messages.ts';
import { statusMessages } from '../../components/nodeStatus/messages.ts';
import { hasStatus, useStatusFilter } from '../../components/nodeStatus/StatusFilter.tsx';
import * as panel from '../../components/panel/panel.css.ts';
import { StoryStatistics } from '../../components/statistics/Statistics.tsx';
import * as statistics from '../../components/statistics/statistics.css.ts';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { NodeBadge } from '../../nodeTypes/NodeBadge.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { StatusMark } from '../../nodeTypes/StatusMark.tsx';
import * as styles from './elements.css.ts';
import { elementsMessages } from './messages.ts';

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
  if (!start) return <p className={`${statistics.note} ${styles.inset}`}>{messages.noStart}</p>;
  return (
    <div className={panel.body} data-testid="element-start">
      <p className={panel.groupTitle}>{messages.startIs}</p>
      <div>
        <NodeBadge type="start" label={types.start} />
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
    <div className={`${styles.scroll} ${styles.inset}`} data-testid="element-totals">
      <div className={statistics.totals}>
        <DescriptionList layout="apart" size="small" items={rows} />
      </div>
      <StoryStatistics />
    </div>
  );
}

const keyOf = ({ id }: StoryNode): string => id;

/** Every node of the story; a press selects it and brings it into view. */
export function NodeList() {
  const { edits } = useEditor();
  const messages = useMessages(canvasMessages);
  const label = useMessages(elementsMessages).nodes;
  const types = useMessages(nodeTypeNames);
  const statusNames = useMessages(nodeStatusNames);
  const statuses = useMessages(statusMessages);
  const nodes = useSession(({ document }) => document.nodes);
  const startNodeId = useSession(({ document }) => document.startNodeId);
  const selected = useSession(({ selection }) => selection.nodeIds);
  const { filter, wanted } = useStatusFilter();
  const shown = useMemo(
    () => (wanted === 'all' ? nodes : nodes.filter((node) => hasStatus(node, wanted))),
    [nodes, wanted],
  );
  return (
    <>
      {filter}
      {shown.length === 0 && wanted !== 'all' && (
        <p className={`${statistics.note} ${styles.inset}`}>{statuses.nothing}</p>
      )}
      <RowList
        label={label}
        items={shown}
        keyOf={keyOf}
        currentKey={selected.length === 1 ? selected[0] : undefined}
        testId="element-nodes"
      >
        {(node, { tabIndex }) => {
          const type = shownType({ startNodeId }, node);
          const Icon = nodeIcons[type];
          return (
            <button
              type="button"
              data-row
              tabIndex={tabIndex}
              className={panel.row}
              aria-current={selected.includes(node.id)}
              aria-label={[
                messages.node({ type: types[type], title: node.title }),
                node.status && statusNames[node.status],
              ]
                .filter(Boolean)
                .join(', ')}
              onClick={() => edits.showNode(node.id)}
            >
              <Icon className={panel.rowIcon} color={vars.nodeColor[type]} aria-hidden />
              <span className={panel.authored}>{node.title || messages.untitled}</span>
              {node.status && <StatusMark status={node.status} hideLabel />}
            </button>
          );
        }}
      </RowList>
    </>
  );
}

const connectionKey = ({ id }: Connection): string => id;

/** Every connection of the story, those of choices that lead nowhere yet included. */
export function ConnectionList() {
  const { edits } = useEditor();
  const messages = useMessages(elementsMessages);
  const document = useSession((state) => state.document);
  const selected = useSession(({ selection }) => selection.connectionIds);
  const titleOf = (id: string) => {
    const node = storyIndex(document).nodesById.get(id);
    return node ? node.title || messages.untitled : messages.nowhere;
  };
  if (document.connections.length === 0)
    return <p className={`${statistics.note} ${styles.inset}`}>{messages.noLinks}</p>;
  return (
    <RowList
      label={messages.links}
      items={document.connections}
      keyOf={connectionKey}
      currentKey={selected.length === 1 ? selected[0] : undefined}
      testId="element-links"
    >
      {({ id, fromNodeId, toNodeId }, { tabIndex }) => {
        const [from, to] = [titleOf(fromNodeId), titleOf(toNodeId)];
        return (
          <button
            type="button"
            data-row
            tabIndex={tabIndex}
            className={panel.row}
            aria-current={selected.includes(id)}
            onClick={() => edits.showPlace({ connectionId: id })}
          >
            <VisuallyHidden>{messages.link}</VisuallyHidden>
            <span className={panel.authored}>{from}</span>
            <ArrowRight className={styles.arrow} size={14} aria-label="→" />
            <span className={panel.authored}>{to}</span>
          </button>
        );
      }}
    </RowList>
  );
}
