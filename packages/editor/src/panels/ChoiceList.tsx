import type { StoryNode } from '@dreamfork/story';
import { Button, IconButton, Menu, MenuTrigger } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEditor } from '../EditorContext.tsx';
import { nodeMessages } from '../messages/index.ts';
import { selectChoice } from '../session/selection.ts';
import { LiveField } from './LiveField.tsx';
import * as styles from './panel.css.ts';

export type ChoiceListProps = { node: StoryNode };

const hasWords = (text: string) => text.trim() !== '';

/** The choices of a node: their words, their order, adding and deleting. */
export function ChoiceList({ node }: ChoiceListProps) {
  const { commands } = useEditor();
  const words = useMessages(nodeMessages);
  const last = node.choices.length - 1;

  const act = (choiceId: string, index: number, action: string) => {
    const address = { nodeId: node.id, choiceId };
    if (action === 'open') commands.select(selectChoice(node.id, choiceId));
    if (action === 'up') commands.moveChoice({ ...address, index: index - 1 });
    if (action === 'down') commands.moveChoice({ ...address, index: index + 1 });
    if (action === 'remove') commands.deleteChoice(address);
  };

  return (
    <fieldset>
      <legend className={styles.groupTitle}>{words.choices}</legend>
      {node.choices.map((choice, index) => (
        <div key={choice.id} className={styles.choiceRow}>
          <span className={styles.choiceNumber} aria-hidden>
            {index + 1}
          </span>
          <LiveField
            label={words.choice(index + 1)}
            hideLabel
            value={choice.text}
            accepts={hasWords}
            onChange={(text) =>
              commands.updateChoice({ nodeId: node.id, choiceId: choice.id, text })
            }
          />
          <MenuTrigger>
            <IconButton icon={EllipsisVertical} label={words.choiceActions(index + 1)} />
            <Menu
              placement="bottom end"
              items={[
                { id: 'open', label: words.open, icon: Pencil },
                ...(index > 0 ? [{ id: 'up', label: words.moveUp, icon: ArrowUp }] : []),
                ...(index < last ? [{ id: 'down', label: words.moveDown, icon: ArrowDown }] : []),
                { separator: true },
                { id: 'remove', label: words.remove, icon: Trash2, tone: 'danger' },
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
        onPress={() => void commands.addChoice(node.id)}
      >
        {words.addChoice}
      </Button>
    </fieldset>
  );
}
