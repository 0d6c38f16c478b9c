import { plain } from '@dreamfork/ui/css';
import {
  CircleAlert,
  CircleMinus,
  CirclePlus,
  Footprints,
  Info,
  Pencil,
  TriangleAlert,
} from 'lucide-react';
import type { NodeDifferenceKind, ProblemLevel } from '../store/session/canvasOverlays.ts';
import * as styles from './NodeCard.css.ts';

const problemIcons = { error: CircleAlert, warning: TriangleAlert, hint: Info } as const;
const differenceIcons = { added: CirclePlus, removed: CircleMinus, changed: Pencil } as const;

export type CardBadgesProps = {
  problem: ProblemLevel | null;
  difference: NodeDifferenceKind | null;
  isVisited: boolean;
};

/** The icons in the head of a card. The label of the card says what they mean. */
export function CardBadges({ problem, difference, isVisited }: CardBadgesProps) {
  if (!problem && !difference && !isVisited) return null;
  const Problem = problem && problemIcons[problem];
  const Difference = difference && differenceIcons[difference];
  return (
    <span className={styles.marks} aria-hidden>
      {isVisited && <Footprints className={plain} size={15} />}
      {Difference && <Difference size={16} className={styles.difference[difference]} />}
      {Problem && <Problem size={16} className={styles.problem[problem]} />}
    </span>
  );
}
