/** What an undo step is called; the words stand in the message dictionary. */
export const historyLabels = [
  'add-node',
  'move-nodes',
  'edit-node',
  'delete-nodes',
  'connect',
  'reconnect',
  'disconnect',
  'add-choice',
  'edit-choice',
  'move-choice',
  'delete-choice',
  'set-start',
  'edit-story',
  'clear-all',
  'centre-nodes',
  'fix-positions',
  'fix-problem',
  'replace-words',
  'load-version',
  'merge-versions',
  'restore-version',
  'restore-draft',
] as const;

export type HistoryLabel = (typeof historyLabels)[number];
