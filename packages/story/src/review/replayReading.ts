import { type CheckedReading, checkReading, testValues } from '../bot/runStoryTest.ts';
import type { AddStoryTestInput } from '../operations/storyTests.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { ReviewReading } from './reviewAnchor.ts';

/**
 * Reads the story again as a first reader did: how many passages of that reading there are now, and what at the last
 * of them differs from it (SPEC H8).
 */
export const replayReading = (story: StoryDocument, reading: ReviewReading): CheckedReading =>
  checkReading(story, reading);

/** The test that keeps a reading as it goes today; null where it no longer comes to its passage (SPEC H8). */
export function testOfReading(
  story: StoryDocument,
  { seed, decisions, nodeId }: ReviewReading,
  { id, title }: { id: string; title: string },
): AddStoryTestInput | null {
  const values = testValues(story, { seed, decisions, nodeId });
  return values && { test: { id, title, seed, decisions: [...decisions], nodeId, values } };
}
