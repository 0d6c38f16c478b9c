import { findNode, isTemporaryId, type StoryNode } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Split, Trash2 } from 'lucide-react';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { selectChoice } from '../../store/session/selection.ts';
import { ConditionSection } from './logic/ConditionSection.tsx';
import { NewVariable } from './logic/NewVariable.tsx';
import { nodeMessages } from './node.messages.ts';

export type ConnectionSectionProps = { connectionIds: readonly string[] };

/** The selected connection: its ends, and the choices that follow it; of several, what can be done with them. */
export function ConnectionSection({ connectionIds }: ConnectionSectionProps) {
  const { edits } = useEditor();
  const messages = useMessages(nodeMessages).connection;
  const [connectionId] = connectionIds;
  const document = useSession((state) => state.document);
  const connection = document.connections.find(({ id }) => id === connectionId);
  const from = connection && findNode(document, connection.fromNodeId);
  if (!connection || !from) return null;
  const to = findNode(document, connection.toNodeId);
  const choices = from.choices.filter((choice) => choice.connectionId === connection.id);
  // The placeholder of a choice goes with its choice.
  const isDeletable = connectionIds.length > 1 || !isTemporaryId(connection.id) || !choices.length;
  const remove = () => {
    if (edits.disconnect(connectionIds)) edits.showNode(from.id, { takesFocus: true });
  };
  const isOne = connectionIds.length === 1;
  return (
    <div className={styles.body} data-testid="connection-section">
      {isOne ? (
        <>
          <End label={messages.from} node={from} />
          {choices.map(({ id, text }) => (
            <div key={id}>
              <p className={styles.groupTitle}>{messages.choice}</p>
              <button
                type="button"
                className={styles.row}
                aria-label={messages.toChoice(text)}
                onClick={() => edits.select(selectChoice(from.id, id))}
              >
                <Split className={styles.rowIcon} aria-hidden />
                <span className={styles.authored}>{text}</span>
              </button>
            </div>
          ))}
          <End label={messages.to} node={to} />
          {(from.choices.length === 0 || connection.condition !== undefined) && (
            <>
              <ConditionSection
                key={connection.id}
                place={{ connectionId: connection.id }}
                condition={connection.condition}
              />
              <NewVariable key={`variable-${connection.id}`} />
            </>
          )}
        </>
      ) : (
        <p className={styles.groupTitle}>{messages.many(connectionIds.length)}</p>
      )}
      {isDeletable && (
        <div className={styles.buttons}>
          <Button variant="quiet" size="small" icon={Trash2} onPress={remove}>
            {isOne ? messages.delete : messages.deleteMany}
          </Button>
        </div>
      )}
    </div>
  );
}

/** An end of the connection; a press goes there. */
function End({ label, node }: { label: string; node: StoryNode | undefined }) {
  const { edits } = useEditor();
  const messages = useMessages(nodeMessages);
  const Icon = node && nodeIcons[node.type];
  const title = node && (node.title || messages.untitled);
  return (
    <div>
      <p className={styles.groupTitle}>{label}</p>
      {node && Icon && title ? (
        <button
          type="button"
          className={styles.row}
          aria-label={messages.connection.toNode(title)}
          onClick={() => edits.showNode(node.id, { takesFocus: true })}
        >
          <Icon className={styles.rowIcon} aria-hidden />
          <span className={styles.authored}>{title}</span>
        </button>
      ) : (
        <p className={styles.figures}>{messages.nowhere}</p>
      )}
    </div>
  );
}
