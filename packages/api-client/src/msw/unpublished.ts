import { readerContent } from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import type { MockDatabase } from './mockDatabase.ts';

const contentOf = ({ document }: FixtureStory): string => JSON.stringify(readerContent(document));

/** Keeps what a moderator made private, to tell whether it has been changed since. */
export function keepUnpublished(database: MockDatabase, story: FixtureStory): void {
  database.unpublished.set(story.id, contentOf(story));
}

/** Whether readers would get what a moderator made private in this or another story of the same author. */
export const isUnpublishedContent = (database: MockDatabase, story: FixtureStory): boolean =>
  [...database.stories, ...database.removed].some(
    ({ id, ownerId }) =>
      ownerId === story.ownerId && database.unpublished.get(id) === contentOf(story),
  );

/** A copy of a story that a moderator made private is private for the same reason. */
export function copyUnpublished(database: MockDatabase, story: FixtureStory, copyId: string): void {
  const { unpublishedReason } = story;
  database.stories = database.stories.map((one) =>
    one.id === copyId ? { ...one, unpublishedReason } : one,
  );
  const copy = database.stories.find(({ id }) => id === copyId);
  if (copy && database.unpublished.get(story.id) === contentOf(story))
    keepUnpublished(database, copy);
}

/** Lets the author publish again what a moderator made private. */
export function allowContent(database: MockDatabase, story: FixtureStory): void {
  const content = database.unpublished.get(story.id);
  const allows = ({ id, ownerId }: FixtureStory): boolean =>
    id === story.id || (ownerId === story.ownerId && database.unpublished.get(id) === content);
  const allowed = [...database.stories, ...database.removed].filter(allows).map(({ id }) => id);
  for (const id of allowed) database.unpublished.delete(id);
  database.stories = database.stories.map((one) =>
    allowed.includes(one.id) ? { ...one, unpublishedReason: null } : one,
  );
}
