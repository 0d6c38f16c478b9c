/** Far more than a real document needs, far less than what exhausts the call stack. */
export const nestingMaximum = 64;

type Visit = { value: unknown; key: string; depth: number; parent: Visit | null };

function pathOf(visit: Visit): string {
  const keys: string[] = [];
  for (let at: Visit | null = visit; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.join('.');
}

/**
 * The path of the first value that nests too deeply, or null. Traverses with an explicit list, so that a
 * hostile document cannot exhaust the call stack here or in later code (SPEC D2).
 */
export function findTooDeep(input: unknown): string | null {
  const waiting: Visit[] = [{ value: input, key: '', depth: 0, parent: null }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, depth } = visit;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > nestingMaximum) return pathOf(visit);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null) {
        waiting.push({ value: child, key, depth: depth + 1, parent: visit });
      }
    }
  }
  return null;
}
