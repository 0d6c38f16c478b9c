import { playableStory, type ReadingBatch, type StoryDocument } from '@dreamfork/story';
import type { ChoiceShares } from '../StoryPlayer.types.ts';

/** What the server tells beside a story. */
export type StoryFacts = {
  readonly version?: number;
  readonly countsReadings?: boolean;
  readonly showsShares?: boolean;
  readonly disclosesModelText?: boolean;
};

/** Why a story cannot be shown: nothing at the address, a failed request, or an answer that is no story. */
export type LoadProblem = 'not-found' | 'load-failed' | 'story-malformed';

export type LoadedStory = { story: StoryDocument; facts: StoryFacts } | { problem: LoadProblem };

const missing = [404, 410];

/** Fetches a story. */
export async function fetchStory(address: string, signal?: AbortSignal): Promise<LoadedStory> {
  let data: unknown;
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      ...(signal ? { signal } : {}),
    });
    if (!answer.ok) {
      return { problem: missing.includes(answer.status) ? 'not-found' : 'load-failed' };
    }
    data = await answer.json();
  } catch (error) {
    return { problem: error instanceof SyntaxError ? 'story-malformed' : 'load-failed' };
  }
  const story = playableStory(data);
  return story.ok
    ? { story: story.value, facts: data as StoryFacts }
    : { problem: 'story-malformed' };
}

const beside = (address: string, name: string): URL =>
  new URL(name, new URL(address, document.baseURI));

/** What a page says about counting by the attribute `counts`; without it the address decides. */
export const countings = ['on', 'off'] as const;
export type Counting = (typeof countings)[number];

/** An address at which a Dreamfork server answers; other paths and file servers count nothing. */
const serverPath = /\/api\/story\/[^/]+\/data$/;

/**
 * The version of which a reading is reported, null where none is known; undefined where nothing is reported. Only a
 * Dreamfork server that counts the readings of the story is told, unless the page asks for it.
 */
export function countedVersion(
  address: string,
  { version, countsReadings }: StoryFacts,
  counting?: Counting,
): number | null | undefined {
  if (counting === 'off' || countsReadings === false) return undefined;
  if (counting === 'on') return version ?? null;
  const { pathname } = new URL(address, document.baseURI);
  return version && serverPath.test(pathname) ? version : undefined;
}

/** What other readers chose: the server has it beside the story. Without it the choices are shown without shares. */
export const fetchShares = (address: string): Promise<ChoiceShares | undefined> =>
  fetch(beside(address, 'shares'))
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);

/** Tells the server of the story what is to be counted; a lost count is no reader's concern. */
export function sendReading(address: string, batch: ReadingBatch): void {
  fetch(beside(address, 'events'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    body: JSON.stringify(batch),
  }).catch(() => undefined);
}
