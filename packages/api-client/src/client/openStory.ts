import {
  fail,
  parseStory,
  type Repair,
  type Result,
  type StoryDocument,
  succeed,
} from '@dreamfork/story';
import type { StoryData } from '../contract/index.ts';
import { stories } from '../routes/stories.ts';
import type { ApiError } from './apiError.ts';
import type { ApiClient } from './createClient.ts';
import { type ClientLocale, clientMessages } from './messages.ts';
import type { CallOptions } from './options.ts';
import { documentOf } from './storyDocuments.ts';

const factNames = [
  'id',
  'isPublic',
  'version',
  'authorName',
  'role',
  'coverUrl',
  'publication',
  'publishesByHand',
  'createdAt',
  'updatedAt',
] as const;

export type StoryFacts = Pick<StoryData, (typeof factNames)[number]>;

/** A loaded story that can be edited. */
export type OpenedStory = {
  /** The facts around the document: whose it is, which version, who may read it. */
  facts: StoryFacts;
  /** A valid document, mended where the server's was not. */
  document: StoryDocument;
  /** What was repaired; empty for a valid story. The server still holds the damaged one. */
  repairs: readonly Repair[];
};

/** Loads a story for editing, also a damaged one: it is repaired here, and the server is unchanged until the author saves. */
export async function openStory(
  client: ApiClient,
  storyId: string,
  { locale = 'ru', ...extras }: CallOptions & { locale?: ClientLocale } = {},
): Promise<Result<OpenedStory, ApiError>> {
  const response = await client.call(stories.data, { params: { id: storyId } }, extras);
  if (!response.ok) return response;
  const repaired = await readOrRepair(response.value);
  if (!repaired.ok) {
    return fail({ kind: 'unreadable', message: clientMessages[locale].unreadable });
  }
  const facts = Object.fromEntries(
    factNames.map((name) => [name, response.value[name]]),
  ) as StoryFacts;
  const { document, repairs } = repaired.value;
  return succeed({ facts, document: documentOf({ ...document, ...facts }), repairs });
}

/** Hardly any story needs repair: what that takes is fetched for the one that does. */
async function readOrRepair(raw: unknown) {
  const read = parseStory(raw);
  if (read.ok) return succeed({ document: read.value, repairs: [] });
  const { repairStory } = await import('./repairStory.ts');
  return repairStory(raw);
}
