import type { HttpHandler } from 'msw';
import {
  chapterOf,
  chapterPage,
  choiceOf,
  contract,
  editParts,
  innerIdIn,
  type PartEdit,
  partErrorCode,
  readPartId,
} from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import { ErrorReply, errorReply } from './errorReply.ts';
import { handle, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { saveEdit } from './storedVersions.ts';
import { findOwn, findReadable } from './stories.ts';

const { chapters, choices } = contract;

type Edited = { story: FixtureStory; innerId: string };

type Order = { storyId: string | undefined; userId: string; version?: number | undefined };

function editStory(
  database: MockDatabase,
  { storyId, userId, version }: Order,
  edit: PartEdit,
): Edited | ErrorReply {
  const story = storyId === undefined ? undefined : findOwn(database, storyId, userId);
  if (!story) return errorReply('story-not-found');
  if (version !== undefined && version !== story.version) {
    return errorReply('version-conflict', { version: story.version });
  }
  const edited = editParts(story.document, edit, { next: () => database.newId('story') });
  if (!edited.ok) {
    const { code, place } = edited.error;
    return errorReply(partErrorCode(edited.error), { errors: [{ code, place }] });
  }
  const { story: document, id: innerId } = edited.value;
  const saved = saveEdit(database, story, document);
  return saved instanceof ErrorReply ? saved : { story: saved, innerId };
}

const innerIdOf = (id: string | null | undefined, storyId: string): string | null =>
  id ? innerIdIn(storyId, id) : null;

const chapterResponse = (edited: Edited | ErrorReply) => {
  if (edited instanceof ErrorReply) return edited;
  const { story, innerId } = edited;
  const chapter = chapterOf(story.id, story.document, innerId);
  return chapter ? { ...chapter, version: story.version } : errorReply('chapter-not-found');
};

const choiceAnswer = (edited: Edited | ErrorReply) => {
  if (edited instanceof ErrorReply) return edited;
  const { story, innerId } = edited;
  const choice = choiceOf(story.id, story.document, innerId);
  return choice ? { ...choice, version: story.version } : errorReply('choice-not-found');
};

const removalAnswer = (edited: Edited | ErrorReply) =>
  edited instanceof ErrorReply ? edited : { success: true as const, version: edited.story.version };

/** A node of a story that the caller may read. */
function readChapter(database: MockDatabase, id: string, userId: string | undefined) {
  const part = readPartId(id);
  const story = part && findReadable(database, part.storyId, userId);
  return (
    (story && chapterOf(story.id, story.document, part.innerId)) ?? errorReply('chapter-not-found')
  );
}

const chapterHandlersOf = (setting: Setting): HttpHandler[] => [
  handle(setting, chapters.list, ({ database, params, query, session }) => {
    const story = findReadable(database, params.id, session?.user.id);
    if (!story) return errorReply('story-not-found');
    const page = chapterPage(story.id, story.document, query);
    return page ? { ...page, version: story.version } : errorReply('cursor-invalid');
  }),

  handle(setting, chapters.read, ({ database, params, session }) =>
    readChapter(database, params.id, session?.user.id),
  ),

  handle(setting, chapters.create, ({ database, body, session: { user } }) => {
    const { contentId, afterChapterId, version, ...facts } = body;
    const afterNodeId = innerIdOf(afterChapterId, contentId) ?? undefined;
    const order = { storyId: contentId, userId: user.id, version };
    return chapterResponse(
      editStory(database, order, { kind: 'add-chapter', ...facts, afterNodeId }),
    );
  }),

  handle(setting, chapters.update, ({ database, params, body, session: { user } }) => {
    const { storyId, innerId: nodeId = '' } = readPartId(params.id) ?? {};
    const { version, ...facts } = body;
    const order = { storyId, userId: user.id, version };
    return chapterResponse(
      editStory(database, order, { kind: 'update-chapter', nodeId, ...facts }),
    );
  }),

  handle(setting, chapters.remove, ({ database, params, query, session: { user } }) => {
    const { storyId, innerId: nodeId = '' } = readPartId(params.id) ?? {};
    const order = { storyId, userId: user.id, version: query.version };
    return removalAnswer(editStory(database, order, { kind: 'delete-chapter', nodeId }));
  }),
];

const choiceHandlersOf = (setting: Setting): HttpHandler[] => [
  handle(setting, choices.list, ({ database, params, session }) => {
    const chapter = readChapter(database, params.id, session?.user.id);
    return chapter instanceof ErrorReply ? chapter : { items: chapter.choices };
  }),

  handle(setting, choices.create, ({ database, body, session: { user } }) => {
    const { storyId = '', innerId: nodeId = '' } = readPartId(body.chapterId) ?? {};
    const targetNodeId = innerIdOf(body.targetChapterId, storyId);
    const order = { storyId, userId: user.id, version: body.version };
    const edit = { kind: 'add-choice' as const, nodeId, text: body.text, targetNodeId };
    return choiceAnswer(editStory(database, order, edit));
  }),

  handle(setting, choices.update, ({ database, params, body, session: { user } }) => {
    const { storyId = '', innerId: choiceId = '' } = readPartId(params.id) ?? {};
    const { text, targetChapterId, version } = body;
    const targetNodeId =
      targetChapterId === undefined ? undefined : innerIdOf(targetChapterId, storyId);
    const order = { storyId, userId: user.id, version };
    const edit = { kind: 'update-choice' as const, choiceId, text, targetNodeId };
    return choiceAnswer(editStory(database, order, edit));
  }),

  handle(setting, choices.remove, ({ database, params, query, session: { user } }) => {
    const { storyId, innerId: choiceId = '' } = readPartId(params.id) ?? {};
    const order = { storyId, userId: user.id, version: query.version };
    return removalAnswer(editStory(database, order, { kind: 'delete-choice', choiceId }));
  }),
];

export const chapterHandlers = (setting: Setting): HttpHandler[] => [
  ...chapterHandlersOf(setting),
  ...choiceHandlersOf(setting),
];
