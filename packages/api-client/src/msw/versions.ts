import type { HttpHandler } from 'msw';
import { contract } from '../contract/index.ts';
import { type FixtureVersion, toStoryVersion } from '../fixtures/index.ts';
import { errorReply } from './errorReply.ts';
import { handle, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { renameVersion } from './storedVersions.ts';
import { findOwn } from './stories.ts';

const { versions } = contract;

/** The saved states of a story of the caller's own, newest first; nothing for any other story. */
function ownVersions(
  database: MockDatabase,
  id: string,
  userId: string,
): FixtureVersion[] | undefined {
  if (!findOwn(database, id, userId)) return undefined;
  return database.versions
    .filter(({ storyId }) => storyId === id)
    .toSorted((one, other) => other.version - one.version);
}

export const versionHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, versions.list, ({ database, params, query, session }) => {
    const all = ownVersions(database, params.id, session.user.id);
    if (!all) return errorReply('story-not-found');
    const { cursor = Number.POSITIVE_INFINITY, limit } = query;
    const older = all.filter(({ version }) => version < cursor);
    const page = older.slice(0, limit);
    return {
      items: page.map(toStoryVersion),
      nextCursor: older.length > limit ? (page.at(-1)?.version ?? null) : null,
    };
  }),

  handle(setting, versions.read, ({ database, params, session }) => {
    const all = ownVersions(database, params.id, session.user.id);
    if (!all) return errorReply('story-not-found');
    const found = all.find(({ version }) => version === params.version);
    return found
      ? { ...toStoryVersion(found), document: found.document }
      : errorReply('version-not-found');
  }),

  handle(setting, versions.rename, ({ database, params, body, session }) => {
    const all = ownVersions(database, params.id, session.user.id);
    if (!all) return errorReply('story-not-found');
    const version = renameVersion(database, all, { version: params.version, name: body.name });
    return 'code' in version ? version : toStoryVersion(version);
  }),
];
