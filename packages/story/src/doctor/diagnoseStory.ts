import type { StoryDocument } from '../schema/document.ts';
import { createDiagnoser } from './createDiagnoser.ts';
import type { Diagnosis } from './diagnosis.ts';

/** What a valid story can still be improved in: the advice of SPEC.md, never an obstacle to saving. */
export function diagnoseStory(story: StoryDocument): readonly Diagnosis[] {
  const diagnoser = createDiagnoser();
  diagnoser.start(story);
  return diagnoser.step(Number.POSITIVE_INFINITY) as readonly Diagnosis[];
}
