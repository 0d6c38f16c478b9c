import { plain } from '@dreamfork/ui/css';
import {
  CircleAlert,
  CircleMinus,
  CirclePlus,
  Footprints,
  Info,
  MessageSquare,
  Pencil,
  TriangleAlert,
} from 'lucide-react';
import { PersonMarks } from '../nodeTypes/PersonMarks.tsx';
import type {
  NodeDifferenceKind,
  PersonMark,
  ProblemLevel,
} from '../store/session/canvasOverlays.ts';
import * as styles from './NodeCard.css.ts';

const problemIcons = { error: CircleAlert, warning: TriangleAlert, hint: Info } as const;
const differenceIcons = { added: CirclePlus, removed: CircleMinus, changed: Pencil } as const;

export type CardBadgesProps = {
  problem: ProblemLevel | null;
  difference: NodeDifferenceKind | null;
  isVisited: boolean;
  /** Open threads of the review. */
  reviews: number;
  people: readonly PersonMark[];
};

/** The icons in the head of a card. The label of the card says what they mean. */
export function CardBadges({ problem, difference, isVisited, reviews, people }: CardBadgesProps) {
  if (!problem && !difference && !isVisited && reviews === 0 && people.length === 0) return null;
  const Problem = problem && problemIcons[problem];
  const Difference = difference && differenceIcons[difference];
  return (
    <span className={styles.marks} aria-hidden>
      {people.length > 0 && <PersonMarks people={people} />}
      {reviews > 0 && (
        <span className={styles.reviews} data-testid="card-reviews">
          <MessageSquare className={plain} size={15} />
          {reviews}
        </span>
      )}
      {isVisited && <Footprints className={plain} size={15} />}
      {Difference && <Difference size={16} className={styles.difference[difference]} />}
      {Problem && <Problem size={16} className={styles.problem[problem]} />}
    </span>
  );
}
