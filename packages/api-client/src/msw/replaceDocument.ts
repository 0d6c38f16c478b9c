import type { StoryDocument } from '@dreamfork/story';
import { currentVersion, type FixtureStory } from '../fixtures/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { saveVersion } from './storedVersions.ts';
import { isUnpublishedContent } from './unpublished.ts';

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
