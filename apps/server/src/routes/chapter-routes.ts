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
import { type RouteGroup, readerOf, textBodyLimit } from './register-routes.ts';

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

/** Makes an edit and responds with the edited part. */
const editPart =
  <Part>(readPart: (services: Services, reading: Reading & { id: string }) => Promise<Part>) =>
  async (
    services: Services,
    { storyId, ownerId, version }: Omit<EditOrder, 'edit'>,
    edit: PartEdit,
  ) => {
    const saved = await editStory(services, { storyId, ownerId, version, edit });
    const part = await readPart(services, { storyId, viewerId: ownerId, id: saved.id });
    return { ...part, version: saved.version };
  };

type Removal = { id: string; ownerId: string; version: number | undefined };

/** Deletes a part and responds with the version of the story without it. */
async function removePart(
  services: Services,
  { id, ownerId, version }: Removal,
  editOf: (innerId: string) => PartEdit,
) {
  const { storyId, innerId } = requirePart(id);
  const saved = await editStory(services, { storyId, ownerId, version, edit: editOf(innerId) });
  return { success: true as const, version: saved.version };
}

const registerChapters: RouteGroup = ({ answer, send, limits }) => {
  const edited = editPart(readChapter);
  const saving = { ...limits.saving, bodyLimit: textBodyLimit };

  send(chapterRoutes.list, async ({ params, query: page, identify, abortable, reply }) => {
    const reader = await readerOf(identify);
    const text = await listChapters(abortable(), { storyId: params.id, page, ...reader });
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(text);
  });
  answer(chapterRoutes.read, async ({ params, identify, abortable }) => {
    const { storyId, innerId: id } = requirePart(params.id, 'chapter-not-found');
    return readChapter(abortable(), { storyId, id, ...(await readerOf(identify)) });
  });
  answer(
    chapterRoutes.create,
    ({ body, viewer, abortable }) => {
      const { contentId: storyId, afterChapterId, version, ...facts } = body;
      const afterNodeId = innerOf(storyId, afterChapterId) ?? undefined;
      const order = { ownerId: viewer.user.id, storyId, version };
      return edited(abortable(), order, { kind: 'add-chapter', ...facts, afterNodeId });
    },
    saving,
  );
  answer(
    chapterRoutes.update,
    async ({ params, body, viewer, abortable }) => {
      const { storyId, innerId: nodeId } = requirePart(params.id);
      const { version, ...facts } = body;
      const order = { ownerId: viewer.user.id, storyId, version };
      return edited(abortable(), order, { kind: 'update-chapter', nodeId, ...facts });
    },
    saving,
  );
  answer(
    chapterRoutes.remove,
    ({ params, query, viewer, abortable }) =>
      removePart(
        abortable(),
        { id: params.id, ownerId: viewer.user.id, version: query.version },
        (nodeId) => ({ kind: 'delete-chapter', nodeId }),
      ),
    saving,
  );
};

const registerChoices: RouteGroup = ({ answer, limits }) => {
  const saving = { ...limits.saving, bodyLimit: textBodyLimit };
  const edited = editPart(readChoice);

  answer(choiceRoutes.list, async ({ params, identify, abortable }) => {
    const { storyId, innerId: id } = requirePart(params.id, 'chapter-not-found');
    const chapter = await readChapter(abortable(), { storyId, id, ...(await readerOf(identify)) });
    return { items: chapter.choices };
  });
  answer(
    choiceRoutes.create,
    async ({ body, viewer, abortable }) => {
      const { storyId, innerId: nodeId } = requirePart(body.chapterId);
      const targetNodeId = innerOf(storyId, body.targetChapterId);
      const order = { ownerId: viewer.user.id, storyId, version: body.version };
      return edited(abortable(), order, {
        kind: 'add-choice',
        nodeId,
        text: body.text,
        targetNodeId,
      });
    },
    saving,
  );
  answer(
    choiceRoutes.update,
    async ({ params, body, viewer, abortable }) => {
      const { storyId, innerId: choiceId } = requirePart(params.id);
      const { text, targetChapterId, version } = body;
      const targetNodeId =
        targetChapterId === undefined ? undefined : innerOf(storyId, targetChapterId);
      const order = { ownerId: viewer.user.id, storyId, version };
      return edited(abortable(), order, { kind: 'update-choice', choiceId, text, targetNodeId });
    },
    saving,
  );
  answer(
    choiceRoutes.remove,
    ({ params, query, viewer, abortable }) =>
      removePart(
        abortable(),
        { id: params.id, ownerId: viewer.user.id, version: query.version },
        (choiceId) => ({ kind: 'delete-choice', choiceId }),
      ),
    saving,
  );
};

export const registerChapterRoutes: RouteGroup = (tools) => {
  registerChapters(tools);
  registerChoices(tools);
};
