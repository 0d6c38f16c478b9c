import * as z from 'zod/mini';
import { appealOutcomes } from './caseOutcomes.ts';

/** What is reported. */
export const kind = z.enum(['story', 'comment']);

/** What an author says against a decision, and what came of it. */
export const appeal = z.object({
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until somebody decides. */
  outcome: z.nullable(z.enum(appealOutcomes)),
  answer: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
});

/** That the staff took a decision back without an appeal. */
export const reversal = z.object({ reason: z.string(), reversedAt: z.iso.datetime() });
