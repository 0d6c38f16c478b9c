import type { StoryNode } from '@dreamfork/story';
import type { CardGeometry } from '../geometry/geometry.ts';
import { CardHandle } from './CardHandle.tsx';
import * as styles from './NodeCard.css.ts';

export type CardChoicesProps = {
  node: StoryNode;
  geometry: CardGeometry;
  selectedId: string | null;
  isEditable: boolean;
};

/** The choices of a card, each with its number and an output handle of its own. */
export function CardChoices({ node, geometry, selectedId, isEditable }: CardChoicesProps) {
  return (
    <>
      <ol className={styles.choices}>
        {node.choices.map((choice, index) => (
          <li
            key={choice.id}
            className={styles.choice}
            data-choice-id={choice.id}
            data-marked={choice.condition || choice.effects ? '' : undefined}
            data-selected={choice.id === selectedId || undefined}
          >
            <span className={styles.choiceNumber}>{index + 1}</span>
            <span className={styles.choiceText}>{choice.text}</span>
          </li>
        ))}
      </ol>
      {node.choices.map((choice, index) => (
        <CardHandle
          key={choice.id}
          id={choice.id}
          top={geometry.choiceCentres[index]}
          isEditable={isEditable}
        />
      ))}
    </>
  );
}
