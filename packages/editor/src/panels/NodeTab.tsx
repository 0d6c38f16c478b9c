import { findNode, isMediaType, nodeTypeNames } from '@dreamfork/story';
import { Button, EmptyState, NodeBadge } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CirclePlay, Footprints, MousePointerClick, Trash2 } from 'lucide-react';
import { useActions } from '../actions/useActions.ts';
import { useEditor, useSession } from '../EditorContext.tsx';
import { MediaSection } from '../media/MediaSection.tsx';
import { nodeMessages } from '../messages/index.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { GroupSection } from './GroupSection.tsx';
import { ManySection } from './ManySection.tsx';
import { NodeFigures } from './NodeFigures.tsx';
import { NodeGroup } from './NodeGroup.tsx';
import { NodeLinks } from './NodeLinks.tsx';
import { NodePosition } from './NodePosition.tsx';
import { NodeWords } from './NodeWords.tsx';
import { NoteSection } from './NoteSection.tsx';
import * as styles from './panel.css.ts';

/** Everything about the selected node. */
export function NodeTab() {
  const { commands, canPreview } = useEditor();
  const { run, words: actionWords } = useActions();
  const words = useMessages(nodeMessages);
  const types = useMessages(nodeTypeNames);
  const count = useSession(({ selection }) => selection.nodeIds.length);
  const groupId = useSession(({ selection }) => selection.groupIds[0]);
  const noteIds = useSession(({ selection }) => selection.noteIds);
  const node = useSession(({ selection, document }) =>
    selection.nodeIds.length === 1 ? findNode(document, selection.nodeIds[0] ?? '') : undefined,
  );
  const isStart = useSession(({ document }) => document.startNodeId === node?.id);
  const remove = () => void commands.deleteSelection();

  if (count > 1) return <ManySection />;
  if (!node && groupId !== undefined) return <GroupSection groupId={groupId} />;
  if (!node && noteIds.length > 0) return <NoteSection noteIds={noteIds} />;
  if (!node) {
    const { noNode, noNodeText } = words;
    return <EmptyState icon={MousePointerClick} title={noNode} text={noNodeText} />;
  }

  return (
    <div className={styles.body} data-testid="node-tab">
      <div className={styles.buttons}>
        <NodeBadge type={node.type} label={types[node.type]} />
      </div>
      <NodeWords key={node.id} node={node} />
      {(node.type === 'choice' || node.choices.length > 0) && (
        <ChoiceList key={`choices-${node.id}`} node={node} />
      )}
      {isMediaType(node.type) && <MediaSection key={`media-${node.id}`} node={node} />}
      {node.type !== 'end' && <NodeLinks node={node} />}
      <NodeFigures node={node} />
      <NodePosition key={`position-${node.id}`} node={node} />
      <NodeGroup node={node} />
      <div className={styles.buttons}>
        {canPreview && (
          <Button
            variant="quiet"
            size="small"
            icon={Footprints}
            onPress={() => run('play-from-here')}
          >
            {actionWords['play-from-here']}
          </Button>
        )}
        {isStart ? (
          <p className={styles.groupTitle}>{words.isStart}</p>
        ) : (
          <>
            <Button
              variant="quiet"
              size="small"
              icon={CirclePlay}
              onPress={() => commands.setStart(node.id)}
            >
              {words.makeStart}
            </Button>
            <Button variant="quiet" size="small" icon={Trash2} onPress={remove}>
              {words.delete}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
