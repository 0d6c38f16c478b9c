import { findNode, isTemporaryId, type StoryNode } from '@dreamfork/story';
import { Button, IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LocateFixed, Split, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { selectChoice } from '../../store/session/selection.ts';
import * as connectionStyles from './ConnectionSection.css.ts';
import { ConditionSection } from './logic/ConditionSection.tsx';
import { NewVariable } from './logic/NewVariable.tsx';
import { nodeMessages } from './node.messages.ts';
import { TargetSelect } from './TargetSelect.tsx';

export type ConnectionSectionProps = { connectionIds: readonly string[] };

/** The selected connection: its ends, and the choices that follow it; of several, what can be done with them. */
export function ConnectionSection({ connectionIds }: ConnectionSectionProps) {
  const { edits } = useEditor();
  const { connection: messages, untitled } = useMessages(nodeMessages);
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
  const isPlain = choices.length === 0;
  const move = (end: 'fromNodeId' | 'toNodeId') => (nodeId: string | null) => {
    if (nodeId !== null) edits.reconnect({ connectionId: connection.id, [end]: nodeId });
  };
  const connectChoice = (toNodeId: string | null) => {
    const [choice] = choices;
    if (toNodeId !== null && choice) {
      edits.connect({ fromNodeId: from.id, choiceId: choice.id, toNodeId });
    }
  };
  return (
    <div className={styles.body} data-testid="connection-section">
      {isOne ? (
        <>
          <End node={from}>
            {isPlain ? (
              <TargetSelect
                label={messages.from}
                fromNodeId={connection.toNodeId}
                value={from.id}
                isRequired
                onChange={move('fromNodeId')}
              />
            ) : (
              <>
                <p className={styles.groupTitle}>{messages.from}</p>
                <p className={styles.authored}>{from.title || untitled}</p>
              </>
            )}
          </End>
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
          <End node={to}>
            <TargetSelect
              label={messages.to}
              fromNodeId={from.id}
              value={to?.id ?? null}
              allowsSelf={!isPlain}
              isRequired={to !== undefined}
              onChange={to ? move('toNodeId') : connectChoice}
            />
          </End>
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

/** An end of the connection, to be chosen anew, with a button that goes there. */
function End({ node, children }: { node: StoryNode | undefined; children: ReactNode }) {
  const { edits } = useEditor();
  const messages = useMessages(nodeMessages);
  const title = node && (node.title || messages.untitled);
  return (
    <div className={connectionStyles.end}>
      <div>{children}</div>
      {node && title && (
        <IconButton
          icon={LocateFixed}
          label={messages.connection.toNode(title)}
          onPress={() => edits.showNode(node.id, { takesFocus: true })}
        />
      )}
    </div>
  );
}
