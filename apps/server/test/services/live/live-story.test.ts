import {
  type LiveEvent,
  livePeopleMaximum,
  liveStreamsMaximum,
} from '@dreamfork/api-client/contract';
import { beforeEach, expect, test } from 'vitest';
import type { ChannelMessage } from '../../../src/services/live/channel.ts';
import { createLiveStory, type LiveStream } from '../../../src/services/live/live-story.ts';
import { atRest } from '../../support/live.ts';

let time = 0;
let published: ChannelMessage[] = [];

const person = (id: string, userId = `user of ${id}`) => ({
  ...{ id, userId, name: `Name of ${userId}`, colour: 0, presence: atRest },
});

function createStory() {
  return createLiveStory({ now: () => time, publish: (message) => published.push(message) });
}

function join(story: ReturnType<typeof createStory>, id: string, userId?: string) {
  const told: LiveEvent[] = [];
  const events = {
    push: (event: LiveEvent) => told.push(event),
  } as unknown as LiveStream['events'];
  story.add({ person: person(id, userId), sessionId: id, network: '', role: 'owner', events });
  return told;
}

beforeEach(() => {
  time = 0;
  published = [];
});

test('the first stream asks the other processes, and each tells them who came', () => {
  const story = createStory();
  join(story, 'a');
  join(story, 'b');
  expect(published).toEqual([
    { type: 'who' },
    { type: 'person', person: person('a') },
    { type: 'person', person: person('b') },
  ]);
  published = [];
  story.hear({ type: 'who' });
  expect(published).toEqual([
    { type: 'person', person: person('a') },
    { type: 'person', person: person('b') },
  ]);
});

test('people of other processes come, change and leave; who is announced again is no news', () => {
  const story = createStory();
  const told = join(story, 'a');
  const busy = { ...person('far'), presence: { ...atRest, writing: 'node' } };
  story.hear({ type: 'person', person: person('far') });
  story.hear({ type: 'person', person: person('far') });
  story.hear({ type: 'person', person: busy });
  story.hear({ type: 'left', personId: 'far' });
  story.hear({ type: 'left', personId: 'far' });
  story.hear({ type: 'left', personId: 'a' });
  expect(told).toEqual([
    { type: 'person', person: person('far') },
    { type: 'person', person: busy },
    { type: 'left', personId: 'far' },
  ]);
  expect(story.people()).toEqual([person('a')]);
});

test('nothing heard of somebody for 30 seconds means that they left, as with a killed process', () => {
  const story = createStory();
  const told = join(story, 'a');
  story.hear({ type: 'person', person: person('far') });
  time = 20_000;
  story.hear({ type: 'person', person: person('far') });
  time = 49_999;
  story.expire();
  expect(story.people()).toHaveLength(2);
  time = 50_000;
  story.expire();
  expect(told.at(-1)).toEqual({ type: 'left', personId: 'far' });
  expect(story.people()).toHaveLength(1);
});

test('no other process can take the place of somebody here, or fill the memory', () => {
  const story = createStory();
  join(story, 'a');
  story.hear({ type: 'person', person: { ...person('a'), name: 'Somebody else' } });
  for (let number = 0; number < 100; number += 1) {
    story.hear({ type: 'person', person: person(`far ${number}`) });
  }
  expect(story.people()[0]).toEqual(person('a'));
  expect(story.people()).toHaveLength(1 + liveStreamsMaximum);
});

test('a claim ends 25 seconds after it was last told', () => {
  const story = createStory();
  join(story, 'a');
  const told = join(story, 'b');
  const presence = { ...atRest, selection: ['node'], writing: 'node' };
  expect(story.tell('a', 'user of a', presence)).toBe(true);
  time = 24_999;
  story.expire();
  expect(told).toHaveLength(1);
  time = 25_000;
  story.expire();
  const rested = { ...person('a'), presence: { ...presence, writing: null } };
  expect(told.at(-1)).toEqual({ type: 'person', person: rested });
  expect(published.at(-1)).toEqual({ type: 'person', person: rested });
});

test('nobody tells for the stream of another user', () => {
  const story = createStory();
  join(story, 'a');
  expect(story.tell('a', 'user of b', atRest)).toBe(false);
  expect(story.tell('b', 'user of a', atRest)).toBe(false);
});

test('a version is told once, with who saved it if that is known', () => {
  const story = createStory();
  story.observe(1);
  const told = join(story, 'a');
  story.noteSaver('user of a');
  story.observe(2);
  story.observe(2);
  story.observe(1);
  story.noteSaver('somebody without a stream');
  story.observe(3);
  // Found by the look that came before the wake-up: the next save may be somebody else's.
  story.observe(4);
  story.noteSaver('user of a');
  story.observe(4);
  story.observe(5);
  expect(told).toEqual([
    { type: 'version', version: 2, by: 'Name of user of a' },
    { type: 'version', version: 3, by: null },
    { type: 'version', version: 4, by: null },
    { type: 'version', version: 5, by: null },
  ]);
});

test('there is room for so many people and streams, those of other processes counted', () => {
  const story = createStory();
  for (let number = 1; number < livePeopleMaximum; number += 1) {
    story.hear({ type: 'person', person: person(`far ${number}`) });
  }
  expect(story.hasRoomFor('user of a')).toBe(true);
  join(story, 'a');
  expect(story.hasRoomFor('user of b')).toBe(false);
  expect(story.hasRoomFor('user of a')).toBe(true);
  for (let number = livePeopleMaximum; number < liveStreamsMaximum; number += 1) {
    join(story, `a ${number}`, 'user of a');
  }
  expect(story.hasRoomFor('user of a')).toBe(false);
});

test('a stream is found and forgotten for its own user alone', () => {
  const story = createStory();
  const told = join(story, 'a', 'anna');
  expect(story.streamOf('a', 'anna')).toMatchObject({ person: { id: 'a' } });
  expect(story.streamOf('a', 'boris')).toBeUndefined();
  story.hear({ type: 'person', person: person('far', 'anna') });
  story.forget('far', 'boris');
  expect(story.people().map(({ id }) => id)).toEqual(['a', 'far']);
  story.forget('far', 'anna');
  expect(told.at(-1)).toEqual({ type: 'left', personId: 'far' });
});
