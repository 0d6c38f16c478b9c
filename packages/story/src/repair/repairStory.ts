import { fail, type Result, succeed } from '../result.ts';
import type { StoryDocument } from '../schema/document.ts';
import { findTooDeep } from '../schema/nesting.ts';
import { parseStory } from '../schema/parseStory.ts';
import type { Problem } from '../validation/problem.ts';
import { cutTooDeep } from './cutTooDeep.ts';
import { mendReferences } from './mendReferences.ts';
import { mendShape } from './mendShape.ts';
import { isRaw, type Raw } from './raw.ts';
import { type Repair, startRepairLog } from './repair.ts';

/** A story that can be opened, and what had to be done for that; nothing for a sound one. */
export type RepairedStory = {
  readonly document: StoryDocument;
  readonly repairs: readonly Repair[];
};

const tellingKeys = ['nodes', 'connections', 'startNodeId'] as const;

/**
 * Reads a story as `parseStory` does, and mends what that refuses. Only what is no story at all is
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
  const { document } = mendReferences(mendShape(raw, log), log);
  // Read once more, so that an oversight here is refused instead of opened.
  const mended = parseStory(document);
  if (!mended.ok) return fail(mended.error);
  if (log.list().length === 0) log.add('value-mended');
  return succeed({ document: mended.value, repairs: log.list() });
}
