import { fixtureUsers, lighthouseStory, toStorySummary } from '@dreamfork/api-client/fixtures';
import { expect, test } from 'vitest';
import { changedDetails, detailsOf, faultsOf } from './storyDetailsForm.ts';

const story = toStorySummary(lighthouseStory, fixtureUsers, lighthouseStory.ownerId);
const form = detailsOf(story);

test('what has not changed is not sent', () => {
  expect(changedDetails(story, form)).toBeNull();
  expect(changedDetails(story, { ...form, title: ` ${story.title} ` })).toBeNull();
});

test('title and description go with the version they were read at, tags and category alone', () => {
  expect(changedDetails(story, { ...form, title: 'Другая' })).toEqual({
    title: 'Другая',
    version: story.version,
  });
  expect(changedDetails(story, { ...form, tags: ['кит'], category: null })).toEqual({
    tags: ['кит'],
    ...(story.category === null ? {} : { category: null }),
  });
});

test('what the server would refuse is known before', () => {
  expect(faultsOf(form)).toEqual({});
  expect(faultsOf({ ...form, title: '  ' })).toEqual({ title: 'missing' });
  expect(faultsOf({ ...form, title: 'я'.repeat(301), description: 'я'.repeat(10_001) })).toEqual({
    title: 'tooLong',
    description: 'tooLong',
  });
});
