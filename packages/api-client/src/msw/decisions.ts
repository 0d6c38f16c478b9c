import { type CaseOutcome, type Sanction, sanctions } from '../contract/index.ts';
import type { Session } from './handle.ts';
import type { MockCase } from './mockDatabase.ts';

/** Whether a decision is about the author, not only about what they wrote. */
export const isAboutAuthor = (outcome: CaseOutcome | undefined): outcome is Sanction =>
  sanctions.some((sanction) => sanction === outcome);

/** Whether the decision of a case blocks its author now. */
export const isInForce = ({ decision }: MockCase, now: string): boolean =>
  (decision?.outcome === 'suspended' || decision?.outcome === 'banned') &&
  decision.reversedAt === undefined &&
  (decision.until === undefined || decision.until > now);

/** Whether the staff may take the decision of a case back without an appeal. */
export const mayReverse = ({ status, decision, authorId }: MockCase, { user }: Session): boolean =>
  status === 'settled' &&
  authorId !== user.id &&
  decision !== null &&
  decision.reversedAt === undefined &&
  decision.outcome !== 'dismissed' &&
  decision.outcome !== 'withdrawn';

/** Neither who decided nor the author decides an appeal. */
export const mayDecideAppeal = (
  { status, decision, authorId }: MockCase,
  { user }: Session,
): boolean => status === 'appealed' && decision?.moderatorId !== user.id && authorId !== user.id;
