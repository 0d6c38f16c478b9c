import type { StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { LiveField } from '../../components/LiveField.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor } from '../../EditorContext.tsx';
import { nodeMessages } from './node.messages.ts';

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
