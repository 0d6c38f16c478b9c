import { applyPieces, lostPlaceholders, type TextPiece, textDifference } from '@dreamfork/story';
import { Button, IconButton, VisuallyHidden } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Announcer } from '../../components/announcer.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import * as styles from './assistant.css.ts';
import { assistantMessages } from './messages.ts';
import { proposalMessages } from './proposal.messages.ts';
import type { ProposedText } from './proposal.ts';
import { readTarget, writeTarget } from './textTargets.ts';

export type TextProposalProps = {
  proposed: ProposedText;
  announcer: Announcer;
  /** What is left of it; null when it is done with. */
  onChange: (next: ProposedText | null) => void;
};

/** A proposed text as a difference from the text that stands there, to be taken whole or in pieces. */
export function TextProposal({ proposed, announcer, onChange }: TextProposalProps) {
  const editor = useEditor();
  const messages = useMessages(proposalMessages);
  const panelMessages = useMessages(assistantMessages);
  const [at, setAt] = useState(0);
  const { target, text } = proposed;
  const current = useSession((state) => readTarget(state, target));
  const pieces = useMemo(() => textDifference(current ?? '', text), [current, text]);
  const remembers = useSession(({ document }) => document.variables !== undefined);
  const lost = remembers ? lostPlaceholders(current ?? '', text) : [];
  const changes = pieces.flatMap(({ kind }, index) => (kind === 'change' ? index : []));
  const shownAt = Math.min(at, changes.length - 1);
  const index = changes[shownAt] ?? -1;
  const piece = pieces[index];
  const count = changes.length;

  const move = (step: 1 | -1) => {
    const next = (shownAt + step + count) % count;
    const there = pieces[changes[next] ?? -1];
    setAt(next);
    if (there?.kind !== 'change') return;
    const what = messages.piece(there.removed, there.added);
    announcer.announce(`${messages.place(next + 1, count)}: ${what}`);
  };

  const write = (next: string, isWhole: boolean) => {
    const place = writeTarget(editor, target, next);
    if (!place) return;
    announcer.announce(messages.taken);
    onChange(isWhole ? null : { target: place, text });
  };

  const heading = target.kind === 'story' ? messages.fields[target.field] : null;
  const close = (
    <Button size="small" onPress={() => onChange(null)}>
      {count === 0 || current === null ? panelMessages.close : messages.dismiss}
    </Button>
  );
  if (current === null || count === 0) {
    return (
      <div className={styles.part}>
        {heading && <h4 className={styles.heading}>{heading}</h4>}
        <p className={styles.quiet}>{current === null ? messages.gone : messages.same}</p>
        <div className={styles.buttons}>{close}</div>
      </div>
    );
  }
  return (
    <div className={styles.part}>
      {heading && <h4 className={styles.heading}>{heading}</h4>}
      <DifferenceText
        pieces={pieces}
        current={index}
        onSelect={(selected) => setAt(changes.indexOf(selected))}
      />
      {lost.length > 0 && (
        <p className={plain} role="status">
          {messages.lost(lost.join(', '))}
        </p>
      )}
      <div className={styles.actions}>
        {count > 1 && piece?.kind === 'change' && (
          <div className={styles.tools}>
            <IconButton
              size="small"
              icon={ChevronLeft}
              label={messages.previous}
              onPress={() => move(-1)}
            />
            <span className={styles.quiet}>{messages.place(shownAt + 1, count)}</span>
            <IconButton
              size="small"
              icon={ChevronRight}
              label={messages.next}
              onPress={() => move(1)}
            />
            <Button
              size="small"
              onPress={() =>
                write(
                  applyPieces(pieces, (each) => each === index),
                  false,
                )
              }
            >
              {messages.takePiece}
            </Button>
            <Button
              size="small"
              onPress={() =>
                onChange({ target, text: applyPieces(pieces, (each) => each !== index) })
              }
            >
              {messages.leavePiece}
            </Button>
          </div>
        )}
        <div className={styles.buttons}>
          <Button size="small" variant="primary" icon={Check} onPress={() => write(text, true)}>
            {messages.takeAll}
          </Button>
          {close}
        </div>
      </div>
    </div>
  );
}

export type DifferenceTextProps = {
  pieces: readonly TextPiece[];
  /** The index of the piece that is looked at. */
  current: number;
  onSelect: (index: number) => void;
};

/** A text with what would go and what would come marked in it; a press looks at a piece. */
function DifferenceText({ pieces, current, onSelect }: DifferenceTextProps) {
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
