import type { StoryDocument } from '@dreamfork/story';
import { toSaveRequest } from '../client/storyDocuments.ts';
import { contract, type SaveStoryRequest, type StorySummary } from '../contract/index.ts';
import { writeStory } from '../fixtures/index.ts';
import type { CaseContext } from './context.ts';

/** A story of four nodes: a choice of three, one of them without a target, two ends. */
export const smallStory = (title: string): StoryDocument =>
  writeStory({
    slug: 'small',
    title,
    description: 'Три дороги, два конца.',
    passages: [
      { id: 'start', title: 'Начало', text: 'Камень на распутье.', to: 'stone' },
      {
        id: 'stone',
        title: 'Камень',
        text: 'Надпись стёрлась.',
        choices: [['Налево', 'home'], ['Направо', 'sea'], ['Прямо']],
      },
      { id: 'home', title: 'Дом', text: 'Вы вернулись.' },
      { id: 'sea', title: 'Море', text: 'Вы пришли.' },
    ],
  });

/** The save form of a document. */
export function saveForm(
  document: StoryDocument,
  form: Partial<SaveStoryRequest> = {},
): SaveStoryRequest {
  return { ...toSaveRequest(document, { isPublic: false }), ...form };
}

/** Saves a new story and gives what the server says of it. */
export async function createStory(
  { call, expectContract }: CaseContext,
  token: string,
  title: string,
  form: Partial<SaveStoryRequest> = {},
): Promise<StorySummary> {
  const { create } = contract.stories;
  const response = await call(create, { token, body: saveForm(smallStory(title), form) });
  return expectContract(create, response).story;
}
