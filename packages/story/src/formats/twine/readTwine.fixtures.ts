import { expect } from 'vitest';
import { parseStory } from '../../schema/parseStory.ts';
import type { readHtml } from '../readStories.ts';
import type { ReadStory } from '../report.ts';

/** The one story that was read, a valid document. */
export function only(result: ReturnType<typeof readHtml>): ReadStory {
  if (!result.ok) throw new Error(result.error.code);
  expect(result.value).toHaveLength(1);
  const [read] = result.value;
  if (!read) throw new Error('No story was read.');
  expect(parseStory(read.story).ok).toBe(true);
  return read;
}
