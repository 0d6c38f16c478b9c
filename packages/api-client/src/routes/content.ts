import { readDone } from '../normalise/raw.ts';
import { readContentItem, readContentList } from '../normalise/stories.ts';
import { get, post, put, remove } from './route.ts';

export const content = {
  search: get('/content/search', 'optional', { read: readContentList }),
  listOwn: get('/content/my', 'user', { read: readContentList }),
  popular: get('/content/popular', 'optional', { read: readContentList }),
  recent: get('/content/recent', 'optional', { read: readContentList }),
  read: get('/content/{id}', 'optional', { read: readContentItem }),
  create: post('/content', 'user', { read: readContentItem }),
  update: put('/content/{id}', 'owner', { read: readContentItem }),
  remove: remove('/content/{id}', 'owner', { read: readDone }),
  publish: post('/content/{id}/publish', 'owner', { read: readContentItem }),
  like: post('/content/{id}/like', 'user'),
  categories: get('/categories', 'public'),
  tags: get('/tags', 'public'),
} as const;

export const chapters = {
  list: get('/content/{id}/chapters', 'optional'),
  read: get('/chapters/{id}', 'optional'),
  create: post('/chapters', 'owner'),
  update: put('/chapters/{id}', 'owner'),
  remove: remove('/chapters/{id}', 'owner'),
} as const;

export const choices = {
  list: get('/chapters/{id}/choices', 'optional'),
  create: post('/choices', 'owner'),
  update: put('/choices/{id}', 'owner'),
  remove: remove('/choices/{id}', 'owner'),
} as const;
