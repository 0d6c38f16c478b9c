import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPlay } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { playerMessages } from '../packages/player/src/messages.ts';
import { defaultReadingSettings } from '../packages/player/src/settings/readingSettings.ts';
import { memoryStorage } from '../packages/player/src/storage/playerStorage.ts';
import { ownNames } from './elementNames.ts';

const here = dirname(fileURLToPath(import.meta.url));
const player = join(here, '../packages/player/src');

/** The names of all properties inside a value. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => [name, ...namesIn(inside)]);
}

const sources = readdirSync(player, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.(?:test|stories))\.tsx?$/.test(path))
  .map((path) => readFileSync(join(player, path), 'utf8'));

test('no name stands twice', () => {
  expect(new Set(ownNames).size).toBe(ownNames.length);
});

test('a page, the storage and a story know none of the names', () => {
  const known = namesIn([
    playerMessages,
    sampleStory,
    startPlay(sampleStory),
    defaultReadingSettings,
    memoryStorage(),
    { type: 'error', code: '', nodeId: '', mediaId: '', choiceId: '' },
    { id: '', title: '', savedAt: 0, state: null },
  ]);
  expect(ownNames.filter((name) => known.includes(name))).toEqual([]);
});

test('no element of the browser is given one of the names, but by way of the runtime', () => {
  const tags = sources.flatMap((source) => source.match(/<[a-z][a-z\d]*\s[^<]*/g) ?? []);
  expect(tags.length).toBeGreaterThan(40);
  const given = tags.flatMap((tag) =>
    Array.from(tag.matchAll(/(?<=\s)\w+(?==)/g), ([name]) => name),
  );
  expect(ownNames.filter((name) => given.includes(name))).toEqual(['className', 'htmlFor']);
});

test('nothing of the browser is asked for by one of the names', () => {
  const browser =
    /\b(?:window|document|navigator|location|event|target|script|shadow|player|media|current|currentTarget|dataset)\??\.(\w+)/g;
  const asked = sources.flatMap((source) =>
    Array.from(source.matchAll(browser), ([, name = '']) => name),
  );
  expect(asked).toContain('parent');
  expect(ownNames.filter((name) => asked.includes(name))).toEqual([]);
});
