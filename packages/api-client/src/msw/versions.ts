import type { HttpHandler } from 'msw';
import { contract, namedVersionsMaximum } from '../contract/index.ts';
import { type FixtureVersion, toStoryVersion } from '../fixtures/index.ts';
import { handle, type Setting } from './handle.ts';
import { type Refusal, refuse } from './refuse.ts';
import { findOwn } from './stories.ts';
import type { World } from './world.ts';

const { versions } = contract;

/** The saved states of a story of the caller's own, newest first; nothing for any other story. */
function ownVersions(world: World, id: string, userId: string): FixtureVersion[] | undefined {
  if (!findOwn(world, id, userId)) return undefined;
  return world.versions
    .filter(({ storyId }) => storyId === id)
    .toSorted((one, other) => other.version - one.version);
}

function renamed(
  world: World,
  all: readonly FixtureVersion[],
  { version, name }: { version: number; name: string | null },
): FixtureVersion | Refusal {
  const found = all.find((candidate) => candidate.version === version);
  if (!found) return refuse('version-not-found');
  const named = all.filter((candidate) => candidate !== found && candidate.name !== null).length;
  if (name !== null && named >= namedVersionsMaximum) return refuse('version-names-full');
  const changed = { ...found, name };
  world.versions = world.versions.map((candidate) => (candidate === found ? changed : candidate));
  return changed;
}

export const versionHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, versions.list, ({ world, params, query, session }) => {
    const all = ownVersions(world, params.id, session.user.id);
    if (!all) return refuse('story-not-found');
    const { cursor = Number.POSITIVE_INFINITY, limit } = query;
    const older = all.filter(({ version }) => version < cursor);
    const page = older.slice(0, limit);
    return {
      items: page.map(toStoryVersion),
      nextCursor: older.length > limit ? (page.at(-1)?.version ?? null) : null,
    };
  }),

  handle(setting, versions.read, ({ world, params, session }) => {
    const all = ownVersions(world, params.id, session.user.id);
    if (!all) return refuse('story-not-found');
    const found = all.find(({ version }) => version === params.version);
    return found
      ? { ...toStoryVersion(found), document: found.document }
      : refuse('version-not-found');
  }),

  handle(setting, versions.rename, ({ world, params, body, session }) => {
    const all = ownVersions(world, params.id, session.user.id);
    if (!all) return refuse('story-not-found');
    const version = renamed(world, all, { version: params.version, name: body.name });
    return 'code' in version ? version : toStoryVersion(version);
  }),
];
