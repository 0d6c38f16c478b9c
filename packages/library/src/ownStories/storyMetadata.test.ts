import { fixtureUsers, lighthouseStory, toStorySummary } from '@dreamfork/api-client/fixtures';
import { expect, test } from 'vitest';
import { changedMetadata, metadataErrors, metadataOf } from './storyMetadata.ts';

const story = toStorySummary(lighthouseStory, fixtureUsers, lighthouseStory.ownerId);
const form = metadataOf(story);

test('unchanged fields are not sent', () => {
  expect(changedMetadata(story, form)).toBeNull();
  expect(changedMetadata(story, { ...form, title: ` ${story.title} ` })).toBeNull();
});

test('title and description are sent with the version of the story, tags and category without', () => {
  expect(changedMetadata(story, { ...form, title: 'Другая' })).toEqual({
    title: 'Другая',
    version: story.version,
  });
  expect(changedMetadata(story, { ...form, tags: ['кит'], category: null })).toEqual({
    tags: ['кит'],
    ...(story.category === null ? {} : { category: null }),
  });
  expect(changedMetadata(story, { ...form, countsReadings: false })).toEqual({
    countsReadings: false,
  });
  expect(changedMetadata(story, { ...form, showsShares: true })).toEqual({ showsShares: true });
  expect(changedMetadata(story, { ...form, disclosesModelText: true })).toEqual({
    disclosesModelText: true,
  });
});

test('invalid fields are found before sending', () => {
  expect(metadataErrors(form)).toEqual({});
  expect(metadataErrors({ ...form, title: '  ' })).toEqual({ title: 'missing' });
  expect(
    metadataErrors({ ...form, title: 'я'.repeat(301), description: 'я'.repeat(10_001) }),
  ).toEqual({
    title: 'tooLong',
    description: 'tooLong',
  });
});
