import type { TextPiece } from '@dreamfork/story';
import { VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef } from 'react';
import * as styles from './assistant.css.ts';
import { proposalMessages } from './proposal.messages.ts';

export type DifferenceTextProps = {
  pieces: readonly TextPiece[];
  /** The index of the piece that is looked at. */
  current: number;
  onSelect: (index: number) => void;
};

/** A text with what would go and what would come marked in it; a press looks at a piece. */
export function DifferenceText({ pieces, current, onSelect }: DifferenceTextProps) {
  const messages = useMessages(proposalMessages);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    text.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div ref={text} className={styles.text}>
      {pieces.map((piece, index) => {
        const key = `${index}-${piece.kind}`;
        if (piece.kind === 'same') return <span key={key}>{piece.text}</span>;
        return (
          // The buttons below reach every piece by keyboard.
          <button
            key={key}
            type="button"
            tabIndex={-1}
            className={styles.piece}
            aria-current={index === current || undefined}
            onClick={() => onSelect(index)}
          >
            {piece.removed !== '' && (
              <del className={styles.removed}>
                <VisuallyHidden>{messages.removed}</VisuallyHidden>
                {piece.removed}
              </del>
            )}
            {piece.added !== '' && (
              <ins className={styles.added}>
                <VisuallyHidden>{messages.added}</VisuallyHidden>
                {piece.added}
              </ins>
            )}
          </button>
        );
      })}
    </div>
  );
}
