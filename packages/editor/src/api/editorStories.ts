import {
  type ApiClient,
  type ApiError,
  type CallOptions,
  openStory,
  routes,
} from '@dreamfork/api-client';
import { freeTitle, newStory, type Result, type StoryLocale, succeed } from '@dreamfork/story';
import { createId } from '@dreamfork/ui/browser';
import type { EditorStory } from '../store/session/state.ts';

/** A new story for the editor, with a title that none of the author's stories has. Nothing is saved yet. */
export async function createEditorStory(
  client: ApiClient,
  { locale }: { locale: StoryLocale },
): Promise<EditorStory> {
  const document = newStory({ ids: { next: createId }, locale });
  const title = await findFreeTitle(client, document.title);
  return { isPublic: false, document: { ...document, title } };
}

/** Loads a saved story for the editor; a damaged one is repaired. */
export async function openEditorStory(
  client: ApiClient,
  id: string,
  options: CallOptions & { locale?: StoryLocale } = {},
): Promise<Result<EditorStory, ApiError>> {
  const answer = await openStory(client, id, options);
  if (!answer.ok) return answer;
  const { facts, document, repairs } = answer.value;
  return succeed({
    id: facts.id,
    version: facts.version,
    isPublic: facts.isPublic,
    role: facts.role,
    publication: facts.publication,
    publishesByHand: facts.publishesByHand,
    document,
    repairs,
  });
}

/** Milliseconds that the editor waits for the titles that are taken. */
const longestWait = 2000;

/** The title, or one like it that no other story of the author's has, as far as the server tells that soon. */
export async function findFreeTitle(
  client: Pick<ApiClient, 'call'>,
  title: string,
): Promise<string> {
  const answer = await client.call(
    routes.stories.listForDuplicates,
    {},
    { signal: AbortSignal.timeout(longestWait) },
  );
  return answer.ok
    ? freeTitle(
        title,
        answer.value.stories.map((story) => story.title),
      )
    : title;
}
