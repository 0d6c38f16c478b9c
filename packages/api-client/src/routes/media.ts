import {
  readImportResult,
  readMediaFile,
  readMediaList,
  readMediaNode,
  readMediaNodes,
} from '../normalise/media.ts';
import { readDone } from '../normalise/raw.ts';
import { fileTimeout, get, post, put, remove, storyFileTimeout } from './route.ts';

export const media = {
  upload: post('/api/media/upload', 'user', { read: readMediaFile, timeout: fileTimeout }),
  files: get('/api/media/files', 'user', { read: readMediaList }),
  file: get('/api/media/files/{id}', 'owner', { read: readMediaFile }),
  updateFile: put('/api/media/files/{id}', 'owner', { read: readMediaFile }),
  removeFile: remove('/api/media/files/{id}', 'owner', { read: readDone }),
  fileUses: get('/api/media/files/{id}/uses', 'owner'),
  replaceFile: post('/api/media/files/{id}/replace', 'owner', { timeout: fileTimeout }),
  fetchFile: post('/api/media/fetch', 'user', { read: readMediaFile, timeout: fileTimeout }),
  sign: post('/api/media/addresses', 'user'),
  download: get('/api/media/{id}/download', 'optional', { answers: 'file' }),
  image: get('/api/media/{id}/images/{name}', 'optional', { answers: 'file' }),
  createNode: post('/api/media/nodes', 'user', { read: readMediaNode }),
  node: get('/api/media/nodes/{id}', 'owner', { read: readMediaNode }),
  updateNode: put('/api/media/nodes/{id}', 'owner', { read: readMediaNode }),
  removeNode: remove('/api/media/nodes/{id}', 'owner', { read: readDone }),
  storyNodes: get('/api/media-nodes/story/{id}', 'owner', { read: readMediaNodes }),
  supportedTypes: get('/api/media/supported-types', 'public'),
  storage: get('/api/media/storage/info', 'user'),
} as const;

export const storyFiles = {
  exportStory: get('/api/story/export/{id}', 'owner', {
    answers: 'file',
    timeout: storyFileTimeout,
  }),
  importStory: post('/api/story/export/import/start', 'user', {
    read: readImportResult,
    timeout: storyFileTimeout,
  }),
  importJob: get('/api/story/export/jobs/{id}', 'owner'),
  cancelImport: remove('/api/story/export/jobs/{id}', 'owner'),
} as const;
