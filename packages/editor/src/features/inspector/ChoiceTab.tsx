import { findNode } from '@dreamfork/story';
import { Button, EmptyState, IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowDown, ArrowLeft, ArrowUp, Split, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { LiveField } from '../../components/LiveField.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { selectNodes } from '../../store/session/selection.ts';
import { ConditionSection } from './logic/ConditionSection.tsx';
import { EffectsSection } from './logic/EffectsSection.tsx';
import { InsertValue } from './logic/InsertValue.tsx';
import { NewVariable } from './logic/NewVariable.tsx';
import { nodeMessages } from './node.messages.ts';
import { TargetSelect } from './TargetSelect.tsx';

const hasText = (text: string) => text.trim() !== '';

/** Everything about the selected choice. */
export function ChoiceTab() {
  const { edits } = useEditor();
  const messages = useMessages(nodeMessages);
  const place = useSession(({ selection }) => selection.choice);
  const document = useSession((state) => state.document);
  const node = place ? findNode(document, place.nodeId) : undefined;
  const text = useRef<HTMLInputElement>(null);
  const index = node?.choices.findIndex(({ id }) => id === place?.choiceId) ?? -1;
  const choice = node?.choices[index];
  if (!node || !choice) {
    const { noChoice, noChoiceText } = messages;
    return <EmptyState icon={Split} title={noChoice} text={noChoiceText} />;
  }

  const address = { nodeId: node.id, choiceId: choice.id };
  const target = document.connections.find(({ id }) => id === choice.connectionId)?.toNodeId;
  return (
    <div className={styles.body} data-testid="choice-tab">
      <p className={styles.groupTitle}>{messages.ofChoice.of(node.title || messages.untitled)}</p>
      <LiveField
        key={choice.id}
        ref={text}
        label={messages.ofChoice.text}
        value={choice.text}
        accepts={hasText}
        onChange={(typed) => edits.updateChoice({ ...address, text: typed })}
      />
      <InsertValue
        field={text}
        onInsert={(changed) => edits.updateChoice({ ...address, text: changed })}
      />
      <TargetSelect
        label={messages.leadsTo}
        fromNodeId={node.id}
        allowsSelf
        value={target || null}
        onChange={(toNodeId) => {
          if (toNodeId === null) edits.unlinkChoice(address);
          else edits.connect({ fromNodeId: node.id, choiceId: choice.id, toNodeId });
        }}
      />
      <ConditionSection
        key={`condition-${choice.id}`}
        place={address}
        condition={choice.condition}
        closedReason={choice.closedReason}
      />
      <EffectsSection key={`effects-${choice.id}`} {...address} effects={choice.effects} />
      <NewVariable key={`variable-${choice.id}`} />
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          size="small"
          icon={ArrowLeft}
          onPress={() => edits.select(selectNodes([node.id]))}
        >
          {messages.ofChoice.back}
        </Button>
        <IconButton
          icon={ArrowUp}
          size="small"
          label={messages.moveUp}
          disabledReason={index === 0 ? messages.isFirst : undefined}
          onPress={() => edits.moveChoice({ ...address, index: index - 1 })}
        />
        <IconButton
          icon={ArrowDown}
          size="small"
          label={messages.moveDown}
          {...(index === node.choices.length - 1
            ? { isDisabled: true, disabledReason: messages.isLast }
            : {})}
          onPress={() => edits.moveChoice({ ...address, index: index + 1 })}
        />
        <Button
          variant="quiet"
          size="small"
          icon={Trash2}
          onPress={() => edits.deleteChoice(address)}
        >
          {messages.remove}
        </Button>
      </div>
    </div>
  );
}
