import type { StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor } from '../EditorContext.tsx';
import { nodeMessages } from '../messages/index.ts';
import { LiveField } from './LiveField.tsx';
import * as styles from './panel.css.ts';

export type NodePositionProps = { node: StoryNode };

const isInteger = (text: string) => /^\s*-?\d{1,9}\s*$/.test(text);

/** Where the node stands, in whole numbers; what is no number becomes 0. */
export function NodePosition({ node }: NodePositionProps) {
  const { commands } = useEditor();
  const words = useMessages(nodeMessages);
  const move = (axis: 'x' | 'y') => (text: string) =>
    commands.moveNodes({
      positions: { [node.id]: { ...node.position, [axis]: Number.parseInt(text, 10) } },
      gesture: `position-${axis}-${node.id}`,
    });
  return (
    <div className={styles.pair}>
      {(['x', 'y'] as const).map((axis) => (
        <LiveField
          key={axis}
          label={words[axis]}
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
