import type { StoryDocument } from '@dreamfork/story';
import { currentVersion, type FixtureStory } from '../fixtures/index.ts';
import { keepVersion } from './keepVersion.ts';
import type { World } from './world.ts';

/** Saves another document of a story as its next version; the same one only if it must be. */
export function replaceDocument(
  world: World,
  story: FixtureStory,
  document: StoryDocument,
  { always = false } = {},
): FixtureStory {
  if (document === story.document && !always) return story;
  const saved = { ...story, document, version: story.version + 1, updatedAt: world.now() };
  world.stories = world.stories.map((one) => (one.id === story.id ? saved : one));
  keepVersion(world, currentVersion(saved));
  return saved;
}
