import { type ApiClient, type SaveStoryResponse, toSaveRequest } from '@dreamfork/api-client';
import { createId } from '@dreamfork/editor';
import type { Locale } from '@dreamfork/ui/i18n';
import { storyFromTemplate } from './storyFromTemplate.ts';
import type { StoryTemplate } from './templates.ts';

export type Beginning = {
  client: ApiClient;
  locale: Locale;
  /** Whether the server files stories by category. */
  hasCategories: boolean;
};

/** Saves a private story made from a template. */
export async function beginStory(
  template: StoryTemplate,
  { client, locale, hasCategories }: Beginning,
): ReturnType<ApiClient['stories']['create']> {
  const document = storyFromTemplate(template, { locale, ids: { next: createId } });
  const saved = await client.stories.create({
    ...toSaveRequest(document, { isPublic: false }),
    tags: template.words[locale].tags.split(', '),
  });
  if (saved.ok && hasCategories) await fileStory(client, saved.value, template);
  return saved;
}

/** A story without its category is still the story that was asked for. */
const fileStory = (client: ApiClient, { story }: SaveStoryResponse, { category }: StoryTemplate) =>
  client.content.update(story.id, { category });
