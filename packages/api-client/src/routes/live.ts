import { get, post } from './route.ts';

/** Calls of those who may edit a story. */
export const live = {
  watch: get('/api/story/{id}/live', 'owner', { answers: 'stream' }),
  tell: post('/api/story/{id}/live/presence', 'owner'),
} as const;
