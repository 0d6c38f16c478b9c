import type { AdviceCode, Problem, ProblemPlace } from '../validation/problem.ts';

/** How much a reader suffers: is stopped (`error`), is let down (`warning`), or notices nothing (`hint`). */
export const severities = ['error', 'warning', 'hint'] as const;

export type Severity = (typeof severities)[number];

/** What can be done about a problem at one press. */
export const fixCodes = [
  'connect-to-new-node',
  'add-end-after',
  'make-end',
  'make-choice',
  'make-text',
  'name-after-target',
  'clear-upload',
  'set-as-start',
  'add-start',
  'delete-choice',
  'delete-connection',
  'delete-node',
] as const;

export type FixCode = (typeof fixCodes)[number];

/** Something that a valid story can be improved in, and what can be done about it at one press. */
export type Diagnosis = Problem & {
  readonly code: AdviceCode;
  readonly severity: Severity;
  readonly fixes: readonly FixCode[];
};

const severityOf: Record<AdviceCode, Severity> = {
  'start-node-unset': 'error',
  'story-without-end': 'error',
  'node-dead-end': 'error',
  'node-trapped': 'error',
  'media-unfinished': 'error',
  'node-unreachable': 'warning',
  'choice-unlinked': 'warning',
  'choice-text-duplicate': 'warning',
  'node-text-empty': 'warning',
  'media-missing': 'warning',
  'connection-ignored': 'hint',
  'connection-to-nothing': 'hint',
};

/** Errors first, hints last: the order in which diagnoses are listed. */
export const adviceOrder = Object.keys(severityOf) as AdviceCode[];

export const diagnosis = (
  code: AdviceCode,
  place: ProblemPlace,
  fixes: readonly FixCode[],
): Diagnosis => ({ code, severity: severityOf[code], place, fixes });
