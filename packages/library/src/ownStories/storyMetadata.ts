import {
  type Category,
  type StorySummary,
  storyDescriptionMaximumLength,
  storyTitleMaximumLength,
  type UpdateContentRequest,
} from '@dreamfork/api-client';

export type StoryMetadata = {
  title: string;
  description: string;
  tags: readonly string[];
  category: Category | null;
  countsReadings: boolean;
  showsShares: boolean;
  disclosesModelText: boolean;
};

export const metadataOf = ({
  title,
  description,
  tags,
  category,
  countsReadings = true,
  showsShares = false,
  disclosesModelText = false,
}: StorySummary): StoryMetadata => ({
  title,
  description,
  tags,
  category,
  countsReadings,
  showsShares,
  disclosesModelText,
});

export type MetadataErrors = { title?: 'missing' | 'tooLong'; description?: 'tooLong' };

/** The errors that the server would respond with. */
export function metadataErrors({ title, description }: StoryMetadata): MetadataErrors {
  const errors: MetadataErrors = {};
  if (title.trim() === '') errors.title = 'missing';
  if (title.trim().length > storyTitleMaximumLength) errors.title = 'tooLong';
  if (description.length > storyDescriptionMaximumLength) errors.description = 'tooLong';
  return errors;
}

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

/** The changed fields, or null; unchanged fields are not sent, so they cannot cause a conflict. */
export function changedMetadata(
  story: StorySummary,
  form: StoryMetadata,
): UpdateContentRequest | null {
  const { title, description, tags, category, countsReadings, showsShares } = form;
  const { disclosesModelText } = form;
  const changed: UpdateContentRequest = {
    ...(title.trim() === story.title ? {} : { title: title.trim() }),
    ...(description === story.description ? {} : { description }),
    ...(areEqual(tags, story.tags) ? {} : { tags: [...tags] }),
    ...(category === story.category ? {} : { category }),
    ...(countsReadings === (story.countsReadings ?? true) ? {} : { countsReadings }),
    ...(showsShares === (story.showsShares ?? false) ? {} : { showsShares }),
    ...(disclosesModelText === (story.disclosesModelText ?? false) ? {} : { disclosesModelText }),
  };
  if (Object.keys(changed).length === 0) return null;
  const isDocument = changed.title !== undefined || changed.description !== undefined;
  return isDocument ? { ...changed, version: story.version } : changed;
}
