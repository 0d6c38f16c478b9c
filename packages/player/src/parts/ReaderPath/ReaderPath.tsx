import {
  drawForks,
  type PathFork,
  type PlayState,
  pathForks,
  type StoryDocument,
} from '@dreamfork/story';
import { typeset } from '@dreamfork/story/text';
import { CornerUpLeft } from 'lucide';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Hidden } from '../../controls/Hidden.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { useAuthorText, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import { useLaterMessages } from '../useLaterMessages.ts';
import * as styles from './ReaderPath.css.ts';

export type ReaderPathProps = {
  story: StoryDocument;
  state: PlayState;
  onReturn: (fork: PathFork) => void;
};

/** Of a longer path the last forks are listed until the reader asks for all. */
const listedForks = 6;

/** Numbers would overlap in the drawing of a longer path. */
const numberedForks = 12;

/** The path that led to an end: a drawing of its forks, and a list of them to go back to. */
export function ReaderPath({ story, state, onReturn }: ReaderPathProps) {
  const messages = useLaterMessages().path;
  const labelId = useId();
  const forks = useMemo(() => pathForks(story, state), [story, state]);
  const [isWhole, setWhole] = useState(false);
  if (forks.length === 0) return null;
  const first = isWhole ? 0 : Math.max(0, forks.length - listedForks);
  return (
    <div className={styles.path}>
      <PathDrawing forks={forks} />
      <p id={labelId} className={styles.label}>
        {messages.back}
      </p>
      {forks.length > listedForks && (
        <Button isPressed={isWhole} onPress={() => setWhole(!isWhole)}>
          {messages.whole(forks.length)}
        </Button>
      )}
      <ol className={styles.forks} aria-labelledby={labelId} start={first + 1}>
        {forks.slice(first).map((fork, index) => (
          <ForkItem
            key={fork.step}
            fork={fork}
            number={first + index + 1}
            onReturn={() => onReturn(fork)}
          />
        ))}
      </ol>
    </div>
  );
}

type ForkItemProps = { fork: PathFork; number: number; onReturn: () => void };

function ForkItem({ fork: { title, options, taken }, number, onReturn }: ForkItemProps) {
  const messages = useLaterMessages().path;
  const { untitled } = usePlayerMessages();
  const authorText = useAuthorText();
  return (
    <li className={styles.fork}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <button type="button" className={styles.back} onClick={onReturn}>
        <Hidden>{messages.back} </Hidden>
        <span {...authorText}>{typeset(title) || untitled}</span>
        <Icon icon={CornerUpLeft} size={16} className={styles.arrow} />
      </button>
      <ul className={styles.options}>
        {options.map((text, index) => {
          const isTaken = index === taken;
          return (
            // Options never change places, and their texts may be the same.
            <li key={String(index)} className={styles.option} data-taken={isTaken || undefined}>
              <Hidden>{isTaken ? messages.taken : messages.other} </Hidden>
              <span {...authorText}>{typeset(text) || untitled}</span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** The picture of the list. */
function PathDrawing({ forks }: { forks: readonly PathFork[] }) {
  const {
    width,
    height,
    path,
    stubs,
    start,
    forks: marks,
    others,
    end,
  } = useMemo(() => drawForks(forks), [forks]);
  const isDense = forks.length > numberedForks;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
      <path d={stubs} className={styles.stub} />
      <path d={path} className={styles.line} />
      {others.map(([x, y], index) => (
        <circle key={String(index)} cx={x} cy={y} r={isDense ? 1.2 : 2.4} className={styles.open} />
      ))}
      {marks.map(([x, y], index) => (
        <circle key={String(index)} cx={x} cy={y} r={isDense ? 1.8 : 3} className={styles.mark} />
      ))}
      <circle cx={start[0]} cy={start[1]} r={4.5} className={styles.start} />
      <circle cx={end[0]} cy={end[1]} r={6} className={styles.ring} />
      <circle cx={end[0]} cy={end[1]} r={2.5} className={styles.start} />
    </svg>
  );
}
