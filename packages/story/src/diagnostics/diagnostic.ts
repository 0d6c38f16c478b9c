import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { AdviceCode, Problem, ProblemPlace } from '../validation/problem.ts';

/** `error` stops a reader, `warning` disappoints a reader, `hint` is not noticed by readers. */
export const severities = ['error', 'warning', 'hint'] as const;

export type Severity = (typeof severities)[number];

/** The fixes that can be applied as one edit. */
export const fixCodes = [
  'connect-to-new-node',
  'add-end-after',
  'make-end',
  'make-choice',
  'make-text',
  'name-after-target',
  'clear-upload',
  'add-variable',
  'remove-condition',
  'set-as-start',
  'add-start',
  'delete-choice',
  'delete-connection',
  'delete-node',
] as const;

export type FixCode = (typeof fixCodes)[number];

/** A problem of a valid story, with its severity and fixes. */
export type Diagnostic = Problem & {
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
  'expression-incomplete': 'error',
  'expression-unexpected': 'error',
  'expression-unclosed': 'error',
  'expression-arguments': 'error',
  'expression-too-long': 'error',
  'expression-too-deep': 'error',
  'template-unclosed': 'error',
  'template-too-deep': 'error',
  'variable-unknown': 'error',
  'type-mismatch': 'error',
  'division-by-zero': 'error',
  'value-too-large': 'error',
  'variable-name-duplicate': 'error',
  'node-unreachable': 'warning',
  'choice-unlinked': 'warning',
  'choice-text-duplicate': 'warning',
  'node-text-empty': 'warning',
  'node-text-default': 'warning',
  'node-title-default': 'warning',
  'media-missing': 'warning',
  'otherwise-missing': 'warning',
  'choices-may-close': 'warning',
  'visited-node-missing': 'warning',
  'condition-never': 'warning',
  'text-part-never': 'warning',
  'shows-unset': 'warning',
  'connection-ignored': 'hint',
  'connection-to-nothing': 'hint',
  'condition-always': 'hint',
  'media-undescribed': 'hint',
  'variable-unused': 'hint',
  'variable-never-set': 'hint',
  'variable-never-read': 'hint',
};

/** The order of diagnostics in a list: errors first, hints last. */
export const adviceOrder = Object.keys(severityOf) as AdviceCode[];

export const diagnostic = (
  code: AdviceCode,
  place: ProblemPlace,
  fixes: readonly FixCode[],
): Diagnostic => ({ code, severity: severityOf[code], place, fixes });

/**
 * Examines a whole story in the order of the document. Every yield is one unit of work, after
 * which the caller can pause.
 */
export type DiagnosticRule = (story: StoryDocument) => Generator<readonly Diagnostic[], void>;

/** Examines one node by itself. */
export type NodeRule = (story: StoryDocument, node: StoryNode) => readonly Diagnostic[];

export const nothingFound: readonly Diagnostic[] = [];
