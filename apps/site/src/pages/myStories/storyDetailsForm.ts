import {
  type Category,
  type StorySummary,
  storyDescriptionMaximumLength,
  storyTitleMaximumLength,
  type UpdateContentRequest,
} from '@dreamfork/api-client';

export type StoryDetailsForm = {
  title: string;
  description: string;
  tags: readonly string[];
  category: Category | null;
};

export const detailsOf = ({
  title,
  description,
  tags,
  category,
}: StorySummary): StoryDetailsForm => ({ title, description, tags, category });

export type DetailsFaults = { title?: 'missing' | 'tooLong'; description?: 'tooLong' };

/** What the server would refuse. */
export function faultsOf({ title, description }: StoryDetailsForm): DetailsFaults {
  const faults: DetailsFaults = {};
  if (title.trim() === '') faults.title = 'missing';
  if (title.trim().length > storyTitleMaximumLength) faults.title = 'tooLong';
  if (description.length > storyDescriptionMaximumLength) faults.description = 'tooLong';
  return faults;
}

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

/** What is to be saved; null where nothing has changed. What stays is not sent, so that it cannot clash. */
export function changedDetails(
  story: StorySummary,
  { title, description, tags, category }: StoryDetailsForm,
): UpdateContentRequest | null {
  const changed: UpdateContentRequest = {
    ...(title.trim() === story.title ? {} : { title: title.trim() }),
    ...(description === story.description ? {} : { description }),
    ...(areSame(tags, story.tags) ? {} : { tags: [...tags] }),
    ...(category === story.category ? {} : { category }),
  };
  if (Object.keys(changed).length === 0) return null;
  const isDocument = changed.title !== undefined || changed.description !== undefined;
  return isDocument ? { ...changed, version: story.version } : changed;
}
