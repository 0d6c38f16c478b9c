import { nestingMaximum } from '../schema/nesting.ts';

type Container = Record<string, unknown> | unknown[];
type Visit = { source: object; copy: Container; depth: number; ancestors: readonly object[] };

const emptyCopy = (source: object): Container => (Array.isArray(source) ? [] : {});

function put(copy: Container, key: string, value: unknown): void {
  if (Array.isArray(copy)) copy.push(value);
  else copy[key] = value;
}

/**
 * A copy without the values that nest too deeply (SPEC D2), and their number. Traverses with
 * an explicit list and omits circular references.
 */
export function cutTooDeep(input: object): { value: Container; cuts: number } {
  const value = emptyCopy(input);
  const waiting: Visit[] = [{ source: input, copy: value, depth: 0, ancestors: [input] }];
  let cuts = 0;
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { source, copy, depth, ancestors } = visit;
    for (const [key, child] of Object.entries(source) as [string, unknown][]) {
      if (key === '__proto__') continue;
      if (typeof child !== 'object' || child === null) {
        put(copy, key, child);
      } else if (depth === nestingMaximum || ancestors.includes(child)) {
        cuts++;
      } else {
        const inner = emptyCopy(child);
        put(copy, key, inner);
        waiting.push({
          source: child,
          copy: inner,
          depth: depth + 1,
          ancestors: [...ancestors, child],
        });
      }
    }
  }
  return { value, cuts };
}
