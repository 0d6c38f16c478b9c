import type { SaveStoryRequest } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';

/** The saved story form of a document. */
export function toForm(
  { title, description, ...content }: StoryDocument,
  overrides: Partial<SaveStoryRequest> = {},
): SaveStoryRequest {
  return { title, description, content: JSON.stringify(content), ...overrides };
}

/** The form of a small whole story. */
export const sampleForm = (overrides: Partial<SaveStoryRequest> = {}): SaveStoryRequest =>
  toForm(sampleStory, overrides);

export const goodPassword = 'Fonar2026';

/** A registration that is in order, under a name that tests choose. */
export const registration = (name: string) => ({
  username: name,
  email: `${name}@example.org`,
  password: goodPassword,
  confirmPassword: goodPassword,
  displayName: `Автор ${name}`,
});
