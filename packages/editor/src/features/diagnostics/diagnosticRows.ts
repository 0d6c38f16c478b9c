import type { Diagnostic, Severity } from '@dreamfork/story';

export type ProblemListRow =
  | { kind: 'head'; severity: Severity; count: number }
  | { kind: 'problem'; key: string; diagnostic: Diagnostic };

/** What stands for a diagnosis while it lasts; the same again after the story was examined anew. */
const keyOf = ({ code, place }: Diagnostic): string =>
  [code, place.nodeId, place.choiceId, place.connectionId, place.variableId].join('/');

export const keyOfRow = (row: ProblemListRow): string =>
  row.kind === 'head' ? row.severity : row.key;

/** The findings of the given severities, each kind under a heading of its own. */
export function problemRows(
  diagnostics: readonly Diagnostic[],
  shown: readonly Severity[],
): ProblemListRow[] {
  return shown.flatMap((severity): ProblemListRow[] => {
    const own = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (own.length === 0) return [];
    return [
      { kind: 'head', severity, count: own.length },
      ...own.map((diagnostic) => ({
        kind: 'problem' as const,
        key: keyOf(diagnostic),
        diagnostic,
      })),
    ];
  });
}
