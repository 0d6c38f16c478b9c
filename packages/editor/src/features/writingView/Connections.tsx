import {
  type ChoiceOption,
  findNode,
  incomingConnections,
  isMediaType,
  outgoing,
  type StoryNode,
  storyIndex,
} from '@dreamfork/story';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { choiceMark, connectionMarks, markText } from '../../canvas/logic/logicMarks.ts';
import { logicMessages } from '../../canvas/logic/messages.ts';
import { ChoiceFields } from '../../components/nodeText/ChoiceFields.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { writingViewMessages } from './messages.ts';
import * as styles from './writingView.css.ts';

export type OutgoingConnectionsProps = {
  node: StoryNode;
  newChoice: string;
  onType: (text: string) => void;
  onAdd: () => void;
  onGo: (nodeId: string) => void;
};

/** The choices of a node to be written, and where they and its other connections lead. */
export function OutgoingConnections({
  node,
  newChoice,
  onType,
  onAdd,
  onGo,
}: OutgoingConnectionsProps) {
  const { edits } = useEditor();
  const messages = useMessages(writingViewMessages);
  const words = useMessages(logicMessages);
  const locale = useLocale();
  const story = useSession(({ document }) => document);
  const context = { locale, story, words };
  const titleOf = (nodeId: string) => findNode(story, nodeId)?.title ?? '';
  const owned = new Set(node.choices.map(({ connectionId }) => connectionId));
  const paths = outgoing(story, node.id).filter(({ id }) => !owned.has(id));
  const marks = new Map(
    connectionMarks(node, context).map(({ connection, mark }) => [connection.id, markText(mark)]),
  );
  const hasChoices = !isMediaType(node.type);

  const buttonOf = (choice: ChoiceOption) => {
    const target = storyIndex(story).connectionsById.get(choice.connectionId)?.toNodeId ?? '';
    return (
      <ConnectionButton
        direction="out"
        title={target === '' ? null : titleOf(target)}
        details={[markText(choiceMark(choice, context))]}
        onPress={() => {
          onAdd();
          edits.writeTarget({ nodeId: node.id, choiceId: choice.id });
        }}
      />
    );
  };

  return (
    <>
      {(paths.length > 0 || !hasChoices) && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{messages.outgoing}</h3>
          {paths.length === 0 && <p className={styles.quiet}>{messages.noOutgoing}</p>}
          {paths.map(({ id, toNodeId }) => (
            <ConnectionButton
              key={id}
              direction="out"
              title={titleOf(toNodeId)}
              details={[marks.get(id) ?? '']}
              onPress={() => onGo(toNodeId)}
            />
          ))}
        </section>
      )}
      {hasChoices && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{messages.choices}</h3>
          <ChoiceFields
            node={node}
            newChoice={newChoice}
            onType={onType}
            onAdd={onAdd}
            below={buttonOf}
          />
        </section>
      )}
    </>
  );
}

export type IncomingConnectionsProps = { nodeId: string; onGo: (nodeId: string) => void };

/** The nodes that lead here, with the choice that does. */
export function IncomingConnections({ nodeId, onGo }: IncomingConnectionsProps) {
  const messages = useMessages(writingViewMessages);
  const words = useMessages(logicMessages);
  const locale = useLocale();
  const story = useSession(({ document }) => document);
  const connections = useMemo(() => incomingConnections(story, nodeId), [story, nodeId]);
  const none = story.startNodeId === nodeId ? messages.isStart : messages.noIncoming;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.incoming}</h3>
      {connections.length === 0 && <p className={styles.quiet}>{none}</p>}
      {connections.map(({ connection: { id, fromNodeId }, choice }) => (
        <ConnectionButton
          key={id}
          direction="in"
          title={findNode(story, fromNodeId)?.title ?? ''}
          details={
            choice ? [choice.text, markText(choiceMark(choice, { locale, story, words }))] : []
          }
          onPress={() => onGo(fromNodeId)}
        />
      ))}
    </section>
  );
}

type ConnectionButtonProps = {
  direction: 'in' | 'out';
  /** The title of the node at its other end; null where it leads nowhere yet. */
  title: string | null;
  /** The words of the choice that follows it, and its condition. */
  details?: readonly string[];
  onPress: () => void;
};

/** Goes along a connection to the node at its other end. */
function ConnectionButton({ direction, title, details = [], onPress }: ConnectionButtonProps) {
  const messages = useMessages(writingViewMessages);
  const Icon = direction === 'in' ? ArrowLeft : ArrowRight;
  const shown = details.filter((detail) => detail !== '').join(' · ');
  return (
    <button type="button" className={styles.connection} onClick={onPress}>
      <Icon size={16} className={styles.connectionIcon} aria-hidden />
      <span className={styles.connectionWords}>
        <span className={styles.connectionTitle} data-nowhere={title === null || undefined}>
          {title === null ? messages.nowhere : title || messages.untitled}
        </span>
        {shown !== '' && <span className={styles.connectionDetails}>{shown}</span>}
      </span>
    </button>
  );
}
