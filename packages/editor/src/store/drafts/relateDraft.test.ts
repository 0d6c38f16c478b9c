import { type StoryDocument, updateNode, updateStory } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { needsAttemptedVersion, relateDraft } from './relateDraft.ts';

const write = (content: string, document = sampleStory, nodeId = 'beach'): StoryDocument => {
  const result = updateNode(document, { nodeId, content });
  if (!result.ok) throw new Error(`There is no node ${nodeId}.`);
  return result.value.story;
};

/** A draft over version 4; `sent` are saves without an answer. */
const draftOf = (document: StoryDocument, ...sent: StoryDocument[]): Draft => ({
  head: {
    key: 'tab',
    storyId: 'story',
    version: 4,
    title: document.title,
    isPublic: false,
    wasPublic: false,
    savedAt: 0,
    generation: 1,
    baseVersion: 4,
    entryCount: 1,
    syncedCount: 0,
  },
  base: sampleStory,
  document,
  unanswered: sent,
});

const held = (version: number, document: StoryDocument) => ({
  version,
  // As it comes from the server: other objects.
  document: structuredClone(document),
  isPublic: false,
});

const one = write('Раз.');
const two = write('Раз, два.');
const elsewhere = (document: StoryDocument) => write('Из другого места.', document, 'sea');

test('a draft over what the server holds is ahead of it', () => {
  expect(relateDraft({ draft: draftOf(one), server: held(4, sampleStory) })).toMatchObject({
    isAhead: true,
    draft: { document: one },
  });
});

test.each([
  ['the save whose answer was lost', draftOf(one, one), held(5, one)],
  ['a save that the draft was not told of', draftOf(one), held(5, one)],
  ['a draft without edits', draftOf(sampleStory), held(6, one)],
  ['the same edits in another version', draftOf(one), held(7, elsewhere(one))],
])('the server has all of the draft: %s', (_, draft, server) => {
  expect(relateDraft({ draft, server })).toBeNull();
});

test('what was written after a save without an answer continues that save', () => {
  const found = relateDraft({ draft: draftOf(two, one, two), server: held(5, one) });
  expect(found).toMatchObject({
    isAhead: true,
    draft: { head: { version: 5 }, base: one, document: two, unanswered: [] },
  });
});

test('an own save below a version from elsewhere is the base of the merge', () => {
  const draft = draftOf(two, one);
  const server = held(6, elsewhere(one));
  expect(needsAttemptedVersion(draft, server)).toBe(true);
  expect(relateDraft({ draft, server, attempted: one })).toMatchObject({
    isAhead: false,
    draft: { head: { version: 5 }, base: one },
  });
  expect(relateDraft({ draft: draftOf(one, one), server, attempted: one })).toBeNull();
  expect(
    relateDraft({ draft: draftOf(one, one), server: held(6, two), attempted: one }),
  ).toBeNull();
});

test('a version from elsewhere leaves the draft on its own base', () => {
  const found = relateDraft({ draft: draftOf(one, one), server: held(5, elsewhere(sampleStory)) });
  expect(found).toMatchObject({
    isAhead: false,
    draft: { head: { version: 4 }, base: sampleStory, unanswered: [one] },
  });
});

test('publishing alone is work', () => {
  const draft = draftOf(sampleStory);
  const publishing = { ...draft, head: { ...draft.head, isPublic: true } };
  const server = held(4, sampleStory);
  expect(relateDraft({ draft: publishing, server })).not.toBeNull();
  expect(relateDraft({ draft: publishing, server: { ...server, isPublic: true } })).toBeNull();
});

test('a title and a text are told apart by value', () => {
  const titled = updateStory(sampleStory, { title: 'Другое' });
  if (!titled.ok) throw new Error('The title is not valid.');
  const draft = draftOf(titled.value.story, titled.value.story);
  expect(relateDraft({ draft, server: held(5, one) })).toMatchObject({ isAhead: false });
});
