import { readDone } from '../normalise/raw.ts';
import {
  readCreatedNode,
  readSavedStory,
  readStoryData,
  readStoryList,
  readStorySummary,
} from '../normalise/stories.ts';
import { get, post, put, remove } from './route.ts';

export const stories = {
  listForDuplicates: get('/api/StoryManagement', 'optional', { read: readStoryList }),
  create: post('/api/StoryManagement/create', 'user', { read: readSavedStory }),
  update: put('/api/StoryManagement/{id}', 'owner', { read: readSavedStory }),
  listPublic: get('/api/StoryManagement/public', 'optional', { read: readStoryList }),
  listOwn: get('/api/story', 'user', { read: readStoryList }),
  remove: remove('/api/story/{id}', 'owner', { read: readDone }),
  card: get('/api/story/{id}/card', 'optional', { read: readStorySummary }),
  data: get('/api/story/{id}/data', 'optional', { read: readStoryData }),
  next: get('/api/story/{id}/next', 'public'),
  recordPlay: post('/api/story/{id}/events', 'optional', { read: readDone, keepalive: true }),
  createNode: post('/api/storyflow/nodes', 'optional', { read: readCreatedNode }),
} as const;

export const ownStories = {
  figures: get('/api/story/summary', 'user'),
  duplicate: post('/api/story/{id}/duplicate', 'owner'),
  restore: post('/api/story/{id}/restore', 'owner'),
} as const;

export const versions = {
  list: get('/api/story/{id}/versions', 'owner'),
  read: get('/api/story/{id}/versions/{version}', 'owner'),
  rename: put('/api/story/{id}/versions/{version}', 'owner'),
} as const;

export const sharing = {
  oembed: get('/api/oembed', 'public'),
  storyHtml: get('/api/story/{id}/html', 'optional', { answers: 'file' }),
} as const;

export const statistics = {
  story: get('/api/story/{id}/statistics', 'owner'),
  week: get('/api/statistics/week', 'user'),
  shares: get('/api/story/{id}/shares', 'public'),
} as const;

export const feedback = {
  comments: get('/api/story/{id}/comments', 'optional'),
  comment: post('/api/story/{id}/comments', 'user'),
  removeComment: remove('/api/story/{id}/comments/{commentId}', 'user'),
  reportStory: post('/api/story/{id}/report', 'user'),
  reportComment: post('/api/story/{id}/comments/{commentId}/report', 'user'),
} as const;
