import {
  chapterRoutes,
  choiceRoutes,
  innerIdIn,
  type PartEdit,
  readPartId,
} from '@dreamfork/api-client/contract';
import { ApiError } from '../api-error.ts';
import type { Services } from '../services/services.ts';
import { listChapters, readChapter, readChoice } from '../services/stories/chapters.ts';
import { type EditOrder, editStory } from '../services/stories/edit-story.ts';
import type { Reading } from '../services/stories/may-read.ts';
import { requireRight } from '../services/stories/story-rights.ts';
import { type Call, type RouteGroup, readerOf, textBodyLimit } from './register-routes.ts';

/** The story and the part in it that an id names. @throws ApiError of the code for an id that names none. */
function requirePart(
  id: string,
  code: 'story-not-found' | 'chapter-not-found' = 'story-not-found',
): { storyId: string; innerId: string } {
  const part = readPartId(id);
  if (!part) throw new ApiError(code);
  return part;
}

const innerOf = (storyId: string, id: string | null | undefined): string | null =>
  id ? innerIdIn(storyId, id) : null;

type Reader = Pick<Call<typeof chapterRoutes.read>, 'params' | 'identify' | 'abortable'>;
type Remover = Pick<Call<typeof chapterRoutes.remove>, 'params' | 'query' | 'viewer' | 'abortable'>;
type Editor = Pick<Remover, 'viewer' | 'abortable'>;
type Edit = Pick<EditOrder, 'storyId' | 'version' | 'edit'>;
type ReadPart<Part> = (services: Services, reading: Reading & { id: string }) => Promise<Part>;

/** Makes an edit and responds with the edited part. */
async function editPart<Part>(
  { abortable, viewer }: Editor,
  read: ReadPart<Part>,
  { storyId, ...edit }: Edit,
) {
  const services = abortable();
  const userId = viewer.user.id;
  const access = await requireRight(services, { storyId, userId }, 'edit');
  const saved = await editStory(services, { ...access, ...edit });
  const part = await read(services, { storyId, viewerId: userId, id: saved.id });
  return { ...part, version: saved.version };
}

/** Deletes a part and responds with the version of the story without it. */
async function removePart(
  { abortable, viewer, params, query: { version } }: Remover,
  editOf: (innerId: string) => PartEdit,
) {
  const { storyId, innerId } = requirePart(params.id);
  const services = abortable();
  const access = await requireRight(services, { storyId, userId: viewer.user.id }, 'edit');
  const saved = await editStory(services, { ...access, version, edit: editOf(innerId) });
  return { success: true as const, version: saved.version };
}

export const registerChapterRoutes: RouteGroup = ({ answer, send, limits }) => {
  const saving = { ...limits.saving, bodyLimit: textBodyLimit };
  const readAddressed = async ({ params, identify, abortable }: Reader) => {
    const { storyId, innerId: id } = requirePart(params.id, 'chapter-not-found');
    return readChapter(abortable(), { storyId, id, ...(await readerOf(identify)) });
  };

  send(chapterRoutes.list, async ({ params, query: page, identify, abortable, reply }) => {
    const reader = await readerOf(identify);
    const text = await listChapters(abortable(), { storyId: params.id, page, ...reader });
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(text);
  });
  answer(chapterRoutes.read, readAddressed);
  answer(
    chapterRoutes.create,
    async (call) => {
      const { contentId: storyId, afterChapterId, version, ...facts } = call.body;
      const afterNodeId = innerOf(storyId, afterChapterId) ?? undefined;
      const edit = { kind: 'add-chapter' as const, ...facts, afterNodeId };
      return editPart(call, readChapter, { storyId, version, edit });
    },
    saving,
  );
  answer(
    chapterRoutes.update,
    async (call) => {
      const { storyId, innerId: nodeId } = requirePart(call.params.id);
      const { version, ...facts } = call.body;
      const edit = { kind: 'update-chapter' as const, nodeId, ...facts };
      return editPart(call, readChapter, { storyId, version, edit });
    },
    saving,
  );
  answer(
    chapterRoutes.remove,
    (call) => removePart(call, (nodeId) => ({ kind: 'delete-chapter', nodeId })),
    saving,
  );

  answer(choiceRoutes.list, async (call) => ({ items: (await readAddressed(call)).choices }));
  answer(
    choiceRoutes.create,
    async (call) => {
      const { chapterId, targetChapterId, version, text } = call.body;
      const { storyId, innerId: nodeId } = requirePart(chapterId);
      const targetNodeId = innerOf(storyId, targetChapterId);
      const edit = { kind: 'add-choice' as const, nodeId, text, targetNodeId };
      return editPart(call, readChoice, { storyId, version, edit });
    },
    saving,
  );
  answer(
    choiceRoutes.update,
    async (call) => {
      const { storyId, innerId: choiceId } = requirePart(call.params.id);
      const { text, targetChapterId, version } = call.body;
      const targetNodeId =
        targetChapterId === undefined ? undefined : innerOf(storyId, targetChapterId);
      const edit = { kind: 'update-choice' as const, choiceId, text, targetNodeId };
      return editPart(call, readChoice, { storyId, version, edit });
    },
    saving,
  );
  answer(
    choiceRoutes.remove,
    (call) => removePart(call, (choiceId) => ({ kind: 'delete-choice', choiceId })),
    saving,
  );
};
