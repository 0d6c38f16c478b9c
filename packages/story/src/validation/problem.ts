/** Reasons to refuse an edit or a document: the same code in the editor and in a 422 answer. */
export const documentProblemCodes = [
  'document-malformed',
  'node-id-duplicate',
  'connection-id-duplicate',
  'choice-id-duplicate',
  'start-node-missing',
  'connection-from-missing',
  'connection-to-missing',
  'choice-connection-missing',
  'group-id-duplicate',
  'note-id-duplicate',
] as const;

/** Reasons to refuse an edit. */
export const editProblemCodes = [
  'node-not-found',
  'choice-not-found',
  'connection-not-found',
  'group-not-found',
  'group-without-nodes',
  'note-not-found',
  'start-node-undeletable',
  'start-node-exists',
  'choice-text-empty',
  'choices-not-allowed',
  'connection-to-self',
  'connection-from-end',
  'connection-exists',
  'id-taken',
  'choices-all-linked',
  'level-deepest',
  'level-outermost',
  'variable-not-found',
  'variable-name-invalid',
  'variable-name-taken',
  'variables-too-many',
  'test-not-found',
  'tests-too-many',
  'test-too-long',
  'suggestion-stale',
] as const;

/** Mistakes in expressions and templates of a valid document; also those that show when they are evaluated. */
export const expressionProblemCodes = [
  'expression-incomplete',
  'expression-unexpected',
  'expression-unclosed',
  'expression-arguments',
  'expression-too-long',
  'expression-too-deep',
  'template-unclosed',
  'template-too-deep',
  'variable-unknown',
  'type-mismatch',
  'division-by-zero',
  'value-too-large',
] as const;

/** Diagnostics of a valid document; they never prevent saving. */
export const adviceCodes = [
  'node-unreachable',
  'node-dead-end',
  'choice-unlinked',
  'story-without-end',
  'node-text-empty',
  'start-node-unset',
  'connection-ignored',
  'node-trapped',
  'choice-text-duplicate',
  'media-missing',
  'media-unfinished',
  'media-undescribed',
  'connection-to-nothing',
  'node-title-default',
  'node-text-default',
  ...expressionProblemCodes,
  'variable-name-duplicate',
  'variable-unused',
  'variable-never-set',
  'variable-never-read',
  'visited-node-missing',
  'otherwise-missing',
  'choices-may-close',
  'condition-never',
  'condition-always',
  'text-part-never',
  'shows-unset',
] as const;

/** Reasons to refuse clipboard text. */
export const clipProblemCodes = ['clip-unrecognised', 'clip-newer', 'clip-damaged'] as const;

/** Reasons to refuse a search. */
export const findProblemCodes = ['expression-invalid'] as const;

/** Reasons to refuse a story file. */
export const fileProblemCodes = ['file-unrecognised', 'file-newer', 'file-damaged'] as const;

/** Reasons to refuse a file of another program. */
export const importProblemCodes = [
  'import-unrecognised',
  'import-damaged',
  'import-too-large',
  'import-twine',
  'import-yarn',
  'import-squiffy',
  'import-markdown',
  'import-json',
  'import-choicescript',
  'import-ink',
  'import-ink-too-large',
] as const;

export const problemCodes = [
  ...documentProblemCodes,
  ...editProblemCodes,
  ...adviceCodes,
  ...clipProblemCodes,
  ...findProblemCodes,
  ...fileProblemCodes,
  ...importProblemCodes,
] as const;

export type AdviceCode = (typeof adviceCodes)[number];

export type ProblemCode = (typeof problemCodes)[number];

/** The place of a problem. `path` points into the raw document if that could not be read. */
export type ProblemPlace = {
  nodeId?: string;
  connectionId?: string;
  choiceId?: string;
  groupId?: string;
  noteId?: string;
  variableId?: string;
  /** The index of a character in the expression or text. */
  at?: number;
  path?: string;
};

export type Problem = {
  code: ProblemCode;
  place: ProblemPlace;
  /** The message of the schema, for `document-malformed`. */
  detail?: string;
};

export const problem = (code: ProblemCode, place: ProblemPlace = {}, detail?: string): Problem => ({
  code,
  place,
  ...(detail === undefined ? {} : { detail }),
});
