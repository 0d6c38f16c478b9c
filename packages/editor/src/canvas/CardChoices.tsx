import type { StoryNode } from '@dreamfork/story';
import { Handle, Position } from '@xyflow/react';
import type { CardGeometry } from '../flow/geometry.ts';
import { handle } from './handle.css.ts';
import * as styles from './NodeCard.css.ts';

export type CardChoicesProps = {
  node: StoryNode;
  geometry: CardGeometry;
  selectedId: string | null;
};

/** The choices of a card, each with its number and an output handle of its own. */
export function CardChoices({ node, geometry, selectedId }: CardChoicesProps) {
  return (
    <>
      <ol className={styles.choices}>
        {node.choices.map((choice, index) => (
          <li
            key={choice.id}
            className={styles.choice}
            data-choice-id={choice.id}
            data-selected={choice.id === selectedId || undefined}
          >
            <span className={styles.choiceNumber}>{index + 1}</span>
            <span className={styles.choiceText}>{choice.text}</span>
          </li>
        ))}
      </ol>
      {node.choices.map((choice, index) => (
        <Handle
          key={choice.id}
          className={handle}
          id={choice.id}
          type="source"
          position={Position.Right}
          style={{ top: geometry.choiceCentres[index] }}
        />
      ))}
    </>
  );
}
