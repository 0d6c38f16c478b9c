/** What an edit or a document can be refused for: the same string in the editor and in a 422 answer. */
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

/** What an edit can be refused for. */
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
] as const;

/** What a valid document can still be improved in; shown to the author, never an obstacle to saving. */
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
  'connection-to-nothing',
] as const;

/** What clipboard text can be refused for. */
export const clipProblemCodes = ['clip-unrecognised', 'clip-newer', 'clip-damaged'] as const;

/** What a search can be refused for. */
export const findProblemCodes = ['expression-invalid'] as const;

/** What a story file can be refused for. */
export const fileProblemCodes = ['file-unrecognised', 'file-newer', 'file-damaged'] as const;

export const problemCodes = [
  ...documentProblemCodes,
  ...editProblemCodes,
  ...adviceCodes,
  ...clipProblemCodes,
  ...findProblemCodes,
  ...fileProblemCodes,
] as const;

export type AdviceCode = (typeof adviceCodes)[number];

export type ProblemCode = (typeof problemCodes)[number];

/** Where a problem is. `path` points into the raw document when it could not be read at all. */
export type ProblemPlace = {
  nodeId?: string;
  connectionId?: string;
  choiceId?: string;
  groupId?: string;
  noteId?: string;
  path?: string;
};

export type Problem = {
  code: ProblemCode;
  place: ProblemPlace;
  /** What the schema said, for `document-malformed`. */
  detail?: string;
};

export const problem = (code: ProblemCode, place: ProblemPlace = {}, detail?: string): Problem => ({
  code,
  place,
  ...(detail === undefined ? {} : { detail }),
});
