import type { StoryNode } from '@dreamfork/story';
import { Button, IconButton, Menu, MenuTrigger } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { LiveField } from '../../components/LiveField.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor } from '../../EditorContext.tsx';
import { selectChoice } from '../../store/session/selection.ts';
import { nodeMessages } from './node.messages.ts';

export type ChoiceListProps = { node: StoryNode };

const hasText = (text: string) => text.trim() !== '';

/** The choices of a node: text, order, adding and deleting. */
export function ChoiceList({ node }: ChoiceListProps) {
  const { edits } = useEditor();
  const messages = useMessages(nodeMessages);
  const last = node.choices.length - 1;

  const act = (choiceId: string, index: number, action: string) => {
    const address = { nodeId: node.id, choiceId };
    if (action === 'open') edits.select(selectChoice(node.id, choiceId));
    if (action === 'up') edits.moveChoice({ ...address, index: index - 1 });
    if (action === 'down') edits.moveChoice({ ...address, index: index + 1 });
    if (action === 'remove') edits.deleteChoice(address);
  };

  return (
    <fieldset className={plain}>
      <legend className={styles.groupTitle}>{messages.choices}</legend>
      {node.choices.map((choice, index) => (
        <div key={choice.id} className={styles.choiceRow}>
          <span className={styles.choiceNumber} aria-hidden>
            {index + 1}
          </span>
          <LiveField
            label={messages.choice(index + 1)}
            hideLabel
            value={choice.text}
            accepts={hasText}
            onChange={(text) => edits.updateChoice({ nodeId: node.id, choiceId: choice.id, text })}
          />
          <MenuTrigger>
            <IconButton icon={EllipsisVertical} label={messages.choiceActions(index + 1)} />
            <Menu
              placement="bottom end"
              items={[
                { id: 'open', label: messages.open, icon: Pencil },
                ...(index > 0 ? [{ id: 'up', label: messages.moveUp, icon: ArrowUp }] : []),
                ...(index < last
                  ? [{ id: 'down', label: messages.moveDown, icon: ArrowDown }]
                  : []),
                { separator: true },
                { id: 'remove', label: messages.remove, icon: Trash2, tone: 'danger' },
              ]}
              onAction={(action) => act(choice.id, index, action)}
            />
          </MenuTrigger>
        </div>
      ))}
      <Button
        variant="quiet"
        size="small"
        icon={Plus}
        onPress={() => void edits.addChoice(node.id)}
      >
        {messages.addChoice}
      </Button>
    </fieldset>
  );
}
