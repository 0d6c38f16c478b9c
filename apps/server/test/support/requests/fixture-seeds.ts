import { partId, type Route } from '@dreamfork/api-client/contract';
import { fixtureAddress, fixturePassword, mockData } from '@dreamfork/api-client/fixtures';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { toForm } from '../forms.ts';
import type { Seeds } from './schema-values.ts';
import { namesOf, type Things, unknownThings } from './things.ts';

const { stories, users } = mockData;

const storyIds = stories.map(({ id }) => id);
const chapterIds = stories.flatMap(({ id, document }) =>
  document.nodes.map((node) => partId(id, node.id)),
);
const choiceIds = stories.flatMap(({ id, document }) =>
  document.nodes.flatMap(({ choices }) => choices.map((choice) => partId(id, choice.id))),
);
const commentIds = stories.flatMap(({ comments }) => comments.map(({ id }) => id));

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const whole = toForm(sampleStory).content;
const withKey = (key: string, value: string): string => `{"${key}":${value},${whole.slice(1)}`;

const contents = [
  whole,
  ...stories.map(({ document }) => toForm(document).content),
  toForm(buildStory().node('__proto__', 'text').node('constructor', 'end').build()).content,
  whole.replaceAll('"beach"', '"\\ud83d"'),
  whole.replaceAll('"beach"', '"a\\u0000b"'),
  withKey('extra', deep(5000)),
  withKey('__proto__', '{"isPublic":true}'),
  withKey('variables', '[{"id":"a"}]'),
  withKey('groups', '{"length":3}'),
  '{"nodes":[],"connections":[]}',
  '{"nodes":{},"connections":null,"startNodeId":1e400}',
  deep(20_000),
];

const world: Things = {
  ...unknownThings,
  stories: storyIds,
  chapters: chapterIds,
  choices: choiceIds,
  comments: commentIds,
};

const someOf = (values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, fc.string({ maxLength: 30 }));

/** What stands in the fixture world, under the names of the fields of a call that ask for it. */
export const fixtureSeeds = (route: Route, cursors: readonly string[]): Seeds => ({
  ...namesOf(route, world, someOf),
  targetChapterId: fc.option(someOf(chapterIds)),
  version: fc.oneof(fc.constantFrom(1, 2, 3, 7), fc.maxSafeInteger()),
  content: someOf(contents),
  cursor: someOf(cursors),
  email: fc.oneof(
    fc.emailAddress(),
    fc.constantFrom(...users.slice(0, 5).map(({ email }) => email)),
  ),
  password: someOf([fixturePassword]),
  // Rarely the right one: whoever sends it may be without an account afterwards.
  currentPassword: fc.constantFrom(fixturePassword, ...Array<string>(9).fill('Wrong2026')),
  newPassword: someOf([fixturePassword]),
  confirmPassword: someOf([fixturePassword]),
  username: someOf(['new.author', 'anna', 'Снежана']),
  provider: someOf(['ollama']),
  model: someOf(['scribe', 'seer']),
  language: someOf(['ru', 'en-GB', 'ja']),
  target: someOf(['en', 'ru']),
  searchTerm: someOf(['маяк', 'a']),
  tag: someOf(['море', 'маяк']),
  url: someOf(
    storyIds.flatMap((id) => [`${fixtureAddress}/story/${id}`, `${fixtureAddress}/embed/${id}`]),
  ),
});
