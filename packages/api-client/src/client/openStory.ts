import {
  fail,
  parseStory,
  type Repair,
  type Result,
  type StoryDocument,
  succeed,
} from '@dreamfork/story';
import * as z from 'zod/mini';
import { storyData } from '../contract/index.ts';
import { readStoryData } from '../normalise/stories.ts';
import type { ApiError } from './apiError.ts';
import type { ApiClient } from './createClient.ts';
import { type ClientLocale, clientMessages } from './messages.ts';
import { documentOf } from './storyDocuments.ts';
import type { CallOptions } from './transport.ts';

const { id, isPublic, version, authorName, coverUrl, createdAt, updatedAt } = storyData.shape;

const storyFacts = z.object({
  id,
  isPublic,
  version,
  authorName,
  coverUrl,
  createdAt,
  updatedAt,
});

export type StoryFacts = z.output<typeof storyFacts>;

/** A loaded story that can be edited. */
export type OpenedStory = {
  /** The facts around the document: whose it is, which version, who may read it. */
  facts: StoryFacts;
  /** A valid document, mended where the server's was not. */
  document: StoryDocument;
  /** What was repaired; empty for a valid story. The server still holds the damaged one. */
  repairs: readonly Repair[];
};

/**
 * Loads a story for editing, also one that `stories.data` cannot read or that is no valid document: it
 * is repaired here, and the server is unchanged until the author saves.
 */
export async function openStory(
  client: ApiClient,
  storyId: string,
  { locale = 'ru', ...extras }: CallOptions & { locale?: ClientLocale } = {},
): Promise<Result<OpenedStory, ApiError>> {
  const response = await client.stories.unchecked(storyId, extras);
  if (!response.ok) return response;
  const raw = readStoryData(response.value);
  const facts = storyFacts.safeParse(raw);
  const repaired = await readOrRepair(raw);
  if (!facts.success || !repaired.ok) {
    return fail({ kind: 'unreadable', message: clientMessages[locale].unreadable });
  }
  const { document, repairs } = repaired.value;
  return succeed({
    facts: facts.data,
    document: documentOf({ ...document, ...facts.data }),
    repairs,
  });
}

/** Hardly any story needs repair: what that takes is fetched for the one that does. */
async function readOrRepair(raw: unknown) {
  const read = parseStory(raw);
  if (read.ok) return succeed({ document: read.value, repairs: [] });
  const { repairStory } = await import('./repairStory.ts');
  return repairStory(raw);
}
