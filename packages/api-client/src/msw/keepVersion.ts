import type { FixtureVersion } from '../fixtures/index.ts';
import type { World } from './world.ts';

const minuteOf = (savedAt: string): string => savedAt.slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Keeps a saved state; it takes the place of the automatic ones of the same minute, as on a server. */
export function keepVersion(world: World, kept: FixtureVersion): void {
  const others = world.versions.filter(
    ({ storyId, name, savedAt }) =>
      storyId !== kept.storyId || name !== null || minuteOf(savedAt) !== minuteOf(kept.savedAt),
  );
  world.versions = [...others, kept];
}
