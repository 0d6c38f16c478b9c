import { findNode } from '@dreamfork/story';
import { Button, EmptyState, IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowDown, ArrowLeft, ArrowUp, Split, Trash2 } from 'lucide-react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { nodeMessages } from '../messages/index.ts';
import { selectNodes } from '../session/selection.ts';
import { LiveField } from './LiveField.tsx';
import * as styles from './panel.css.ts';
import { TargetSelect } from './TargetSelect.tsx';

const hasWords = (text: string) => text.trim() !== '';

/** Everything about the selected choice. */
export function ChoiceTab() {
  const { commands } = useEditor();
  const words = useMessages(nodeMessages);
  const place = useSession(({ selection }) => selection.choice);
  const document = useSession((state) => state.document);
  const node = place ? findNode(document, place.nodeId) : undefined;
  const index = node?.choices.findIndex(({ id }) => id === place?.choiceId) ?? -1;
  const choice = node?.choices[index];
  if (!node || !choice) {
    const { noChoice, noChoiceText } = words;
    return <EmptyState icon={Split} title={noChoice} text={noChoiceText} />;
  }

  const address = { nodeId: node.id, choiceId: choice.id };
  const target = document.connections.find(({ id }) => id === choice.connectionId)?.toNodeId;
  return (
    <div className={styles.body} data-testid="choice-tab">
      <p className={styles.groupTitle}>{words.ofChoice.of(node.title || words.untitled)}</p>
      <LiveField
        key={choice.id}
        label={words.ofChoice.text}
        value={choice.text}
        accepts={hasWords}
        onChange={(text) => commands.updateChoice({ ...address, text })}
      />
      <TargetSelect
        label={words.leadsTo}
        fromNodeId={node.id}
        allowsSelf
        value={target || null}
        onChange={(toNodeId) => {
          if (toNodeId === null) commands.unlinkChoice(address);
          else commands.connect({ fromNodeId: node.id, choiceId: choice.id, toNodeId });
        }}
      />
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          size="small"
          icon={ArrowLeft}
          onPress={() => commands.select(selectNodes([node.id]))}
        >
          {words.ofChoice.back}
        </Button>
        <IconButton
          icon={ArrowUp}
          size="small"
          label={words.moveUp}
          {...(index === 0 ? { isDisabled: true, disabledReason: words.isFirst } : {})}
          onPress={() => commands.moveChoice({ ...address, index: index - 1 })}
        />
        <IconButton
          icon={ArrowDown}
          size="small"
          label={words.moveDown}
          {...(index === node.choices.length - 1
            ? { isDisabled: true, disabledReason: words.isLast }
            : {})}
          onPress={() => commands.moveChoice({ ...address, index: index + 1 })}
        />
        <Button
          variant="quiet"
          size="small"
          icon={Trash2}
          onPress={() => commands.deleteChoice(address)}
        >
          {words.remove}
        </Button>
      </div>
    </div>
  );
}
