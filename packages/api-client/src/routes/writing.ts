import { readModel, readNamedList, readProvider, readSavedTemplate } from '../normalise/media.ts';
import { fileTimeout, get, post, remove } from './route.ts';

export const generation = {
  providers: get('/api/aigen/providers', 'user', {
    read: readNamedList('providers', readProvider),
  }),
  models: get('/api/aigen/models', 'user', { read: readNamedList('models', readModel) }),
  templates: get('/api/aigen/templates', 'user', { read: readNamedList('templates') }),
  saveTemplate: post('/api/aigen/templates', 'user', { read: readSavedTemplate }),
  generate: post('/api/aigen/generate', 'user', { timeout: fileTimeout }),
} as const;

export const assistant = {
  models: get('/api/aigen/models/details', 'user'),
  usage: get('/api/aigen/usage', 'user'),
  write: post('/api/aigen/stream', 'user', { answers: 'stream' }),
  removeTemplate: remove('/api/aigen/templates/{key}', 'user'),
} as const;
