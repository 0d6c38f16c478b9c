import { fail, type Result, succeed } from '../result.ts';
import type { StoryDocument } from '../schema/document.ts';
import { findTooDeep } from '../schema/nesting.ts';
import { parseStory } from '../schema/parseStory.ts';
import type { Problem } from '../validation/problem.ts';
import { cutTooDeep } from './cutTooDeep.ts';
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
