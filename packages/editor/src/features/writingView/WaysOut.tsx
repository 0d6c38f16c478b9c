import {
  type ChoiceOption,
  findNode,
  isMediaType,
  outgoing,
  type StoryNode,
  storyIndex,
} from '@dreamfork/story';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { choiceMark, markText, wayMarks } from '../../canvas/logic/logicMarks.ts';
import { logicMessages } from '../../canvas/logic/messages.ts';
import { ChoiceFields } from '../../components/nodeText/ChoiceFields.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { writingViewMessages } from './messages.ts';
import { WayButton } from './WayButton.tsx';
import * as styles from './writingView.css.ts';

export type WaysOutProps = {
  node: StoryNode;
  newChoice: string;
  onType: (text: string) => void;
  onAdd: () => void;
  onGo: (nodeId: string) => void;
};

/** The choices of a node to be written, and where they and its other ways lead. */
export function WaysOut({ node, newChoice, onType, onAdd, onGo }: WaysOutProps) {
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
    wayMarks(node, context).map(({ connection, mark }) => [connection.id, markText(mark)]),
  );
  const hasChoices = !isMediaType(node.type);

  const wayOf = (choice: ChoiceOption) => {
    const target = storyIndex(story).connectionsById.get(choice.connectionId)?.toNodeId ?? '';
    return (
      <WayButton
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
          <h3 className={styles.heading}>{messages.waysOut}</h3>
          {paths.length === 0 && <p className={styles.quiet}>{messages.noWaysOut}</p>}
          {paths.map(({ id, toNodeId }) => (
            <WayButton
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
            below={wayOf}
          />
        </section>
      )}
    </>
  );
}
