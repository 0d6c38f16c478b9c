import { contract, type PlayEvents, type StatisticsQuery } from '../contract/index.ts';
import { boris } from '../fixtures/index.ts';
import type { CaseContext } from './context.ts';
import { createStory } from './saveStory.ts';

const { stories } = contract;
const { recordPlay } = stories;
const { story: statistics } = contract.statistics;

export type Events = PlayEvents['events'];

export const choose = (number: number) => ({
  type: 'choice' as const,
  nodeId: 'small-stone',
  choiceId: `small-stone-choice-${number}`,
});
export const opening: Events = [
  { type: 'start', nodeId: 'small-start' },
  { type: 'node', nodeId: 'small-stone' },
];
export const toSea: Events = [
  ...opening,
  choose(2),
  { type: 'node', nodeId: 'small-sea' },
  { type: 'end', nodeId: 'small-sea', seconds: 60 },
];
export const leaving: Events = [...opening, { type: 'leave', nodeId: 'small-stone' }];

const readingIds = ['first', 'second', 'third'].map((name) => `reading-of-the-${name}`);
export const [first = '', second = '', third = ''] = readingIds;

type Played = Omit<PlayEvents, 'readingId'> & { id: string; readingId: string; token?: string };

export async function play({ call, expectContract }: CaseContext, { id, token, ...rest }: Played) {
  const body = { version: 1, ...rest };
  const request = { params: { id }, body, ...(token === undefined ? {} : { token }) };
  expectContract(recordPlay, await call(recordPlay, request));
}

export async function readStatistics(
  { call, expectContract }: CaseContext,
  token: string,
  { id, ...query }: { id: string } & StatisticsQuery,
) {
  return expectContract(statistics, await call(statistics, { params: { id }, query, token }));
}

/** A public story of Boris' to be read. */
export async function openStory(context: CaseContext, title: string) {
  const token = await context.signIn(boris);
  const { id } = await createStory(context, token, title, { isPublic: true });
  return { id, token };
}

export const node = (name: string, readers: number, left = 0, ended = 0) => ({
  nodeId: `small-${name}`,
  readers,
  left,
  ended,
});
