import { losesText, type StoryDocument } from '@dreamfork/story';
import { namedVersionsMaximum } from '../contract/index.ts';
import { currentVersion, type FixtureStory, type FixtureVersion } from '../fixtures/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { isUnpublishedContent } from './unpublished.ts';

const minuteOf = (savedAt: string): string => savedAt.slice(0, 'yyyy-mm-ddThh:mm'.length);

/**
 * Keeps a saved state; it takes the place of the automatic ones of the same minute, as on a server, but of
 * none with text that a save took away, and with it the mark of model text.
 */
export function saveVersion(database: MockDatabase, kept: FixtureVersion): void {
  const before = database.versions.map((one) =>
    one.storyId === kept.storyId &&
    one.version === kept.version - 1 &&
    losesText(one.document, kept.document)
      ? { ...one, hasLostText: true }
      : one,
  );
  const isReplaced = ({ storyId, name, savedAt, hasLostText }: FixtureVersion) =>
    storyId === kept.storyId &&
    name === null &&
    !hasLostText &&
    minuteOf(savedAt) === minuteOf(kept.savedAt);
  const isMarked = before.some((one) => isReplaced(one) && one.hasModelText);
  database.versions = [
    ...before.filter((one) => !isReplaced(one)),
    isMarked ? { ...kept, hasModelText: true } : kept,
  ];
}

/** Names one of the versions of a story, or takes its name away. */
export function renameVersion(
  database: MockDatabase,
  all: readonly FixtureVersion[],
  { version, name }: { version: number; name: string | null },
): FixtureVersion | ErrorReply {
  const found = all.find((candidate) => candidate.version === version);
  if (!found) return errorReply('version-not-found');
  const named = all.filter((candidate) => candidate !== found && candidate.name !== null).length;
  if (name !== null && named >= namedVersionsMaximum) return errorReply('version-names-full');
  const changed = { ...found, name };
  database.versions = database.versions.map((candidate) =>
    candidate === found ? changed : candidate,
  );
  return changed;
}

/** Saves another document of a story as its next version; the same one only if it must be. */
export function replaceDocument(
  database: MockDatabase,
  story: FixtureStory,
  document: StoryDocument,
  { always = false } = {},
): FixtureStory {
  if (document === story.document && !always) return story;
  const saved = { ...story, document, version: story.version + 1, updatedAt: database.now() };
  database.stories = database.stories.map((one) => (one.id === story.id ? saved : one));
  saveVersion(database, currentVersion(saved));
  return saved;
}

/** Saves an edited document, unless it gives readers what a moderator made private. */
export function saveEdit(
  database: MockDatabase,
  story: FixtureStory,
  document: StoryDocument,
): FixtureStory | ErrorReply {
  const isBlocked =
    document !== story.document &&
    story.isPublic &&
    isUnpublishedContent(database, { ...story, document });
  return isBlocked ? errorReply('story-unpublished') : replaceDocument(database, story, document);
}
