import { findNode, nodeStatistics, nodeTypeNames, type StoryNode } from '@dreamfork/story';
import { Button, EmptyState, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CirclePlay, Footprints, MousePointerClick, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { pathCommands } from '../../commands/pathCommands.ts';
import { useCommands } from '../../commands/useCommands.ts';
import { LiveField } from '../../components/LiveField.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import * as panel from '../../components/panel/panel.css.ts';
import { statisticsMessages } from '../../components/statistics/messages.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { NodeBadge } from '../../nodeTypes/NodeBadge.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import { GroupSection } from './GroupSection.tsx';
import { groupsAndNotesMessages } from './groupsAndNotes.messages.ts';
import { EffectsSection } from './logic/EffectsSection.tsx';
import { NewVariable } from './logic/NewVariable.tsx';
import { ManySection } from './ManySection.tsx';
import { NodeLinks } from './NodeLinks.tsx';
import { NodeTextForm } from './NodeTextForm.tsx';
import { NoteSection } from './NoteSection.tsx';
import { nodeMessages } from './node.messages.ts';
import { StatusChoice } from './StatusChoice.tsx';

const playFromHere = pathCommands['play-from-here'];

/** Everything about the selected node. */
export function NodeTab() {
  const { edits, canPreview, nodeSections } = useEditor();
  const { run, labelOf } = useCommands();
  const messages = useMessages(nodeMessages);
  const types = useMessages(nodeTypeNames);
  const count = useSession(({ selection }) => selection.nodeIds.length);
  const groupId = useSession(({ selection }) => selection.groupIds[0]);
  const noteIds = useSession(({ selection }) => selection.noteIds);
  const connectionIds = useSession(({ selection }) => selection.connectionIds);
  const node = useSession(({ selection, document }) =>
    selection.nodeIds.length === 1 ? findNode(document, selection.nodeIds[0] ?? '') : undefined,
  );
  const isStart = useSession(({ document }) => document.startNodeId === node?.id);
  const remove = () => void edits.deleteSelection();

  if (count > 1) return <ManySection />;
  if (!node && groupId !== undefined) return <GroupSection groupId={groupId} />;
  if (!node && noteIds.length > 0) return <NoteSection noteIds={noteIds} />;
  if (!node && connectionIds.length > 0) {
    return <ConnectionSection connectionIds={connectionIds} />;
  }
  if (!node) {
    const { noNode, noNodeText } = messages;
    return <EmptyState icon={MousePointerClick} title={noNode} text={noNodeText} />;
  }

  return (
    <div className={styles.body} data-testid="node-tab">
      <div className={styles.buttons}>
        <NodeBadge
          type={isStart ? 'start' : node.type}
          label={types[isStart ? 'start' : node.type]}
        />
      </div>
      <NodeTextForm key={node.id} node={node} />
      {(node.type === 'choice' || node.choices.length > 0) && (
        <ChoiceList key={`choices-${node.id}`} node={node} />
      )}
      <Suspense>
        {nodeSections.map((Section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes.
          <Section key={`${index}-${node.id}`} node={node} />
        ))}
      </Suspense>
      {node.type !== 'end' && <NodeLinks node={node} />}
      <EffectsSection key={`effects-${node.id}`} nodeId={node.id} effects={node.effects} />
      <NewVariable key={`variable-${node.id}`} />
      <NodeStatistics node={node} />
      <StatusChoice nodeIds={[node.id]} />
      <NodePosition key={`position-${node.id}`} node={node} />
      <NodeGroup node={node} />
      <div className={styles.buttons}>
        {canPreview && (
          <Button variant="quiet" size="small" icon={Footprints} onPress={() => run(playFromHere)}>
            {labelOf(playFromHere)}
          </Button>
        )}
        {isStart ? (
          <p className={styles.groupTitle}>{messages.isStart}</p>
        ) : (
          <>
            <Button
              variant="quiet"
              size="small"
              icon={CirclePlay}
              onPress={() => edits.setStart(node.id)}
            >
              {messages.makeStart}
            </Button>
            <Button variant="quiet" size="small" icon={Trash2} onPress={remove}>
              {messages.delete}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type NodeGroupProps = { node: StoryNode };

type GroupId = 'none' | `in:${string}`;

/** The group a node stands in, to be changed without a mouse. Stories without groups do without it. */
function NodeGroup({ node }: NodeGroupProps) {
  const { edits } = useEditor();
  const messages = useMessages(groupsAndNotesMessages).group;
  const groups = useSession(({ document }) => document.groups);
  if (groups.length === 0) return null;
  const isInOne = groups.some(({ id }) => id === node.groupId);
  return (
    <Select
      label={messages.of}
      items={[
        { id: 'none' as GroupId, label: messages.none },
        ...groups.map(({ id, title }) => ({
          id: `in:${id}` as GroupId,
          label: title || messages.untitled,
        })),
      ]}
      value={isInOne ? `in:${node.groupId}` : 'none'}
      onChange={(id) =>
        edits.assignGroup({ nodeIds: [node.id], groupId: id === 'none' ? null : id.slice(3) })
      }
    />
  );
}

type NodeStatisticsProps = { node: StoryNode };

/** How much there is to read in one node. */
function NodeStatistics({ node }: NodeStatisticsProps) {
  const messages = useMessages(statisticsMessages);
  const story = useSession(({ document }) => document);
  const { words, readingSeconds } = nodeStatistics(node, story);
  return (
    <p className={panel.figures} data-testid="node-figures">
      {messages.node({ words, time: messages.time(readingSeconds) })}
    </p>
  );
}

export type NodePositionProps = { node: StoryNode };

const isInteger = (text: string) => /^\s*-?\d{1,9}\s*$/.test(text);

/** Where the node stands, in whole numbers; what is no number becomes 0. */
export function NodePosition({ node }: NodePositionProps) {
  const { edits } = useEditor();
  const messages = useMessages(nodeMessages);
  const move = (axis: 'x' | 'y') => (text: string) =>
    edits.moveNodes({
      positions: { [node.id]: { ...node.position, [axis]: Number.parseInt(text, 10) } },
      gesture: `position-${axis}-${node.id}`,
    });
  return (
    <div className={styles.pair}>
      {(['x', 'y'] as const).map((axis) => (
        <LiveField
          key={axis}
          label={messages[axis]}
          inputMode="numeric"
          value={String(Math.round(node.position[axis]))}
          accepts={isInteger}
          fallback="0"
          onChange={move(axis)}
        />
      ))}
    </div>
  );
}
