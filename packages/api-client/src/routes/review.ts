import { get, post, put, remove } from './route.ts';

/** Calls of the owner, of named reviewers and of whoever holds a review link; everybody else gets 404. */
export const review = {
  read: get('/api/review/{id}', 'optional'),
  arrive: put('/api/review/{id}/reader', 'optional'),
  signMedia: post('/api/review/{id}/media-addresses', 'optional'),
  threads: get('/api/review/{id}/threads', 'optional'),
  openThread: post('/api/review/{id}/threads', 'optional'),
  changeThread: put('/api/review/{id}/threads/{threadId}', 'owner'),
  addComment: post('/api/review/{id}/threads/{threadId}/comments', 'optional'),
  changeComment: put('/api/review/{id}/comments/{commentId}', 'optional'),
  removeComment: remove('/api/review/{id}/comments/{commentId}', 'optional'),
  reportComment: post('/api/review/{id}/comments/{commentId}/report', 'optional'),
} as const;

export const reviewLinks = {
  list: get('/api/story/{id}/review-links', 'owner'),
  create: post('/api/story/{id}/review-links', 'owner'),
  change: put('/api/story/{id}/review-links/{linkId}', 'owner'),
  renew: post('/api/story/{id}/review-links/{linkId}/secret', 'owner'),
  revoke: remove('/api/story/{id}/review-links/{linkId}', 'owner'),
} as const;
