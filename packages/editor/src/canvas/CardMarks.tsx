import {
  CircleAlert,
  CircleMinus,
  CirclePlus,
  Footprints,
  Info,
  Pencil,
  TriangleAlert,
} from 'lucide-react';
import type { NodeDifferenceKind, ProblemLevel } from '../session/marks.ts';
import * as styles from './CardMarks.css.ts';

const problemIcons = { error: CircleAlert, warning: TriangleAlert, hint: Info } as const;
const differenceIcons = { added: CirclePlus, removed: CircleMinus, changed: Pencil } as const;

export type CardMarksProps = {
  problem: ProblemLevel | null;
  difference: NodeDifferenceKind | null;
  isVisited: boolean;
};

/** The signs in the head of a card. What they mean stands in the label of the card. */
export function CardMarks({ problem, difference, isVisited }: CardMarksProps) {
  if (!problem && !difference && !isVisited) return null;
  const Problem = problem && problemIcons[problem];
  const Difference = difference && differenceIcons[difference];
  return (
    <span className={styles.marks} aria-hidden>
      {isVisited && <Footprints size={15} />}
      {Difference && <Difference size={16} className={styles.difference[difference]} />}
      {Problem && <Problem size={16} className={styles.problem[problem]} />}
    </span>
  );
}
