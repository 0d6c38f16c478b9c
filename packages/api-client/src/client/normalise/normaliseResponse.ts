import * as z from 'zod/mini';
import type { Route, RouteResponse } from '../../contract/index.ts';
import {
  readImportResult,
  readMediaFile,
  readMediaList,
  readMediaNode,
  readMediaNodes,
  readModel,
  readNamedList,
  readProvider,
} from './media.ts';
import {
  readContentItem,
  readContentList,
  readCreatedNode,
  readSavedStory,
  readStoryData,
  readStoryList,
  readStorySummary,
} from './stories.ts';
import {
  readGoogleSession,
  readProfile,
  readSessionUser,
  readSignIn,
  readUserList,
  readUserStatistics,
} from './users.ts';

type Reader = (payload: unknown, request: unknown) => unknown;

// By the names of the calls: a page that never makes one of them does not carry its schemas.
export const normalisers = new Map<string, Reader>([
  ['POST /auth/login', readSignIn],
  ['POST /auth/register', readSignIn],
  ['POST /auth/password/reset', readSignIn],
  ['GET /auth/me', readSessionUser],
  ['GET /api/users/profile', readProfile],
  ['PUT /api/users/profile', readProfile],
  ['PUT /api/users/profile/preferences', readProfile],
  ['POST /auth/google/session', readGoogleSession],
  ['GET /api/StoryManagement', readStoryList],
  ['GET /api/StoryManagement/public', readStoryList],
  ['GET /api/story', readStoryList],
  ['POST /api/StoryManagement/create', readSavedStory],
  ['PUT /api/StoryManagement/{id}', readSavedStory],
  ['GET /api/story/{id}/data', readStoryData],
  ['GET /api/story/{id}/card', readStorySummary],
  ['GET /content/search', readContentList],
  ['GET /content/my', readContentList],
  ['GET /content/popular', readContentList],
  ['GET /content/recent', readContentList],
  ['GET /content/{id}', readContentItem],
  ['POST /content', readContentItem],
  ['PUT /content/{id}', readContentItem],
  ['POST /content/{id}/publish', readContentItem],
  ['DELETE /content/{id}', () => ({ success: true })],
  ['POST /api/storyflow/nodes', readCreatedNode],
  ['DELETE /api/story/{id}', () => ({ success: true })],
  ['POST /api/story/{id}/events', () => ({ success: true })],
  ['POST /auth/logout', () => ({ success: true })],
  ['GET /api/users', readUserList],
  ['GET /api/users/stats', readUserStatistics],
  ['POST /api/media/upload', readMediaFile],
  ['GET /api/media/files/{id}', readMediaFile],
  ['PUT /api/media/files/{id}', readMediaFile],
  ['POST /api/media/fetch', readMediaFile],
  ['DELETE /api/media/files/{id}', () => ({ success: true })],
  ['GET /api/media/files', readMediaList],
  ['GET /api/media/nodes/{id}', readMediaNode],
  ['POST /api/media/nodes', readMediaNode],
  ['PUT /api/media/nodes/{id}', readMediaNode],
  ['GET /api/media-nodes/story/{id}', readMediaNodes],
  ['DELETE /api/media/nodes/{id}', () => ({ success: true })],
  ['GET /api/aigen/providers', readNamedList('providers', readProvider)],
  ['GET /api/aigen/models', readNamedList('models', readModel)],
  ['GET /api/aigen/templates', readNamedList('templates')],
  ['POST /api/aigen/templates', (payload, request) => payload ?? request],
  ['POST /api/story/export/import/start', readImportResult],
]);

/** Brings an answer of any known shape into the contract's, or gives null where it cannot be read. */
export function normaliseResponse<Definition extends Route>(
  route: Definition,
  payload: unknown,
  request: unknown,
): { value: RouteResponse<Definition> } | null {
  const read = normalisers.get(`${route.method} ${route.path}`);
  const parsed = z.safeParse(route.response, read ? read(payload, request) : payload);
  return parsed.success ? { value: parsed.data as RouteResponse<Definition> } : null;
}
