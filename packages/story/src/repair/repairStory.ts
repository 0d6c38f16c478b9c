import { fail, type Result, succeed } from '../result.ts';
import type { StoryDocument } from '../schema/document.ts';
import { findTooDeep, nestingMaximum, parseStory } from '../schema/parseStory.ts';
import type { Problem } from '../validation/problem.ts';
import { isRaw, type Raw } from './raw.ts';
import { type Repair, startRepairLog } from './repair.ts';
import { repairReferences } from './repairReferences.ts';
import { repairShape } from './repairShape.ts';

/** A story that can be opened, and its repairs; none for a valid story. */
export type RepairedStory = {
  readonly document: StoryDocument;
  readonly repairs: readonly Repair[];
};

const tellingKeys = ['nodes', 'connections', 'startNodeId'] as const;

/**
 * Reads a story like `parseStory` and repairs what that refuses. Only data that is no story at all is
 * refused: no object, or one without nodes, connections and start (SPEC R1–R6).
 */
export function repairStory(input: unknown): Result<RepairedStory, Problem[]> {
  const parsed = parseStory(input);
  if (parsed.ok) return succeed({ document: parsed.value, repairs: [] });
  if (!isRaw(input) || !tellingKeys.some((key) => Object.hasOwn(input, key))) return parsed;

  const log = startRepairLog();
  let raw = input;
  if (findTooDeep(input) !== null) {
    const { value, cuts } = cutTooDeep(input);
    for (let cut = 0; cut < cuts; cut++) log.add('nesting-cut');
    raw = value as Raw;
  }
  const { document } = repairReferences(repairShape(raw, log), log);
  // Validated once more, so that a missed case is refused instead of opened.
  const repaired = parseStory(document);
  if (!repaired.ok) return fail(repaired.error);
  if (log.list().length === 0) log.add('value-repaired');
  return succeed({ document: repaired.value, repairs: log.list() });
}

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
function cutTooDeep(input: object): { value: Container; cuts: number } {
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
