import {
  chapterRoutes,
  choiceRoutes,
  innerIdIn,
  type PartEdit,
  readPartId,
} from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../../services/services.ts';
import { listChapters, readChapter, readChoice } from '../../services/stories/chapters.ts';
import { type EditOrder, editStory } from '../../services/stories/edit-story.ts';
import type { Reading } from '../../services/stories/live-stories.ts';
import { readerOf } from '../reader.ts';
import type { RouteGroup } from '../route-group.ts';

/** @throws ApiError `story-not-found` for an id that names no part of any story. */
function requirePart(id: string): { storyId: string; innerId: string } {
  const part = readPartId(id);
  if (!part) throw new ApiError('story-not-found');
  return part;
}

/** @throws ApiError `chapter-not-found` for an id that names no part of any story. */
function requireChapter(id: string): { storyId: string; innerId: string } {
  const part = readPartId(id);
  if (!part) throw new ApiError('chapter-not-found');
  return part;
}

const innerOf = (storyId: string, id: string | null | undefined): string | null =>
  id ? innerIdIn(storyId, id) : null;

/** Makes an edit and answers with the part that it was made to, as it is now. */
const editPart =
  <Part>(
    services: Services,
    readPart: (services: Services, reading: Reading & { id: string }) => Promise<Part>,
  ) =>
  async ({ storyId, ownerId, version }: Omit<EditOrder, 'edit'>, edit: PartEdit) => {
    const saved = await editStory(services, { storyId, ownerId, version, edit });
    const part = await readPart(services, { storyId, viewerId: ownerId, id: saved.id });
    return { ...part, version: saved.version };
  };

const bindChapterRoutes: RouteGroup = ({ answer, services, limits }) => {
  const edited = editPart(services, readChapter);

  answer(chapterRoutes.list, async ({ params, identify }) =>
    listChapters(services, { storyId: params.id, ...(await readerOf(identify)) }),
  );
  answer(chapterRoutes.read, async ({ params, identify }) => {
    const { storyId, innerId: id } = requireChapter(params.id);
    return readChapter(services, { storyId, id, ...(await readerOf(identify)) });
  });
  answer(
    chapterRoutes.create,
    ({ body, viewer }) => {
      const { contentId: storyId, afterChapterId, version, ...facts } = body;
      const afterNodeId = innerOf(storyId, afterChapterId) ?? undefined;
      const order = { ownerId: viewer.user.id, storyId, version };
      return edited(order, { kind: 'add-chapter', ...facts, afterNodeId });
    },
    limits.saving,
  );
  answer(
    chapterRoutes.update,
    async ({ params, body, viewer }) => {
      const { storyId, innerId: nodeId } = requirePart(params.id);
      const { version, ...facts } = body;
      const order = { ownerId: viewer.user.id, storyId, version };
      return edited(order, { kind: 'update-chapter', nodeId, ...facts });
    },
    limits.saving,
  );
  answer(
    chapterRoutes.remove,
    async ({ params, query, viewer }) => {
      const { storyId, innerId: nodeId } = requirePart(params.id);
      const { version } = await editStory(services, {
        storyId,
        ownerId: viewer.user.id,
        version: query.version,
        edit: { kind: 'delete-chapter', nodeId },
      });
      return { success: true as const, version };
    },
    limits.saving,
  );
};

const bindChoiceRoutes: RouteGroup = ({ answer, services, limits }) => {
  const edited = editPart(services, readChoice);

  answer(choiceRoutes.list, async ({ params, identify }) => {
    const { storyId, innerId: id } = requireChapter(params.id);
    const chapter = await readChapter(services, { storyId, id, ...(await readerOf(identify)) });
    return { items: chapter.choices };
  });
  answer(
    choiceRoutes.create,
    async ({ body, viewer }) => {
      const { storyId, innerId: nodeId } = requirePart(body.chapterId);
      const targetNodeId = innerOf(storyId, body.targetChapterId);
      const order = { ownerId: viewer.user.id, storyId, version: body.version };
      return edited(order, { kind: 'add-choice', nodeId, text: body.text, targetNodeId });
    },
    limits.saving,
  );
  answer(
    choiceRoutes.update,
    async ({ params, body, viewer }) => {
      const { storyId, innerId: choiceId } = requirePart(params.id);
      const { text, targetChapterId, version } = body;
      const targetNodeId =
        targetChapterId === undefined ? undefined : innerOf(storyId, targetChapterId);
      const order = { ownerId: viewer.user.id, storyId, version };
      return edited(order, { kind: 'update-choice', choiceId, text, targetNodeId });
    },
    limits.saving,
  );
  answer(
    choiceRoutes.remove,
    async ({ params, query, viewer }) => {
      const { storyId, innerId: choiceId } = requirePart(params.id);
      const { version } = await editStory(services, {
        storyId,
        ownerId: viewer.user.id,
        version: query.version,
        edit: { kind: 'delete-choice', choiceId },
      });
      return { success: true as const, version };
    },
    limits.saving,
  );
};

export const bindChapters: RouteGroup = (tools) => {
  bindChapterRoutes(tools);
  bindChoiceRoutes(tools);
};
