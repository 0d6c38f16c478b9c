import type { HttpHandler } from 'msw';
import {
  chapterOf,
  chaptersOf,
  choiceOf,
  contract,
  editParts,
  innerIdIn,
  type PartEdit,
  partErrorCode,
  readPartId,
} from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import { handle, type Setting } from './handle.ts';
import { Refusal, refuse } from './refuse.ts';
import { replaceDocument } from './replaceDocument.ts';
import { findOwn, findReadable } from './stories.ts';
import type { World } from './world.ts';

const { chapters, choices } = contract;

type Edited = { story: FixtureStory; innerId: string };

type Order = { storyId: string | undefined; userId: string; version?: number | undefined };

function editStory(
  world: World,
  { storyId, userId, version }: Order,
  edit: PartEdit,
): Edited | Refusal {
  const story = storyId === undefined ? undefined : findOwn(world, storyId, userId);
  if (!story) return refuse('story-not-found');
  if (version !== undefined && version !== story.version) {
    return refuse('version-conflict', { version: story.version });
  }
  const edited = editParts(story.document, edit, { next: () => world.newId('story') });
  if (!edited.ok) {
    const { code, place } = edited.error;
    return refuse(partErrorCode(edited.error), { errors: [{ code, place }] });
  }
  const { story: document, id: innerId } = edited.value;
  return { story: replaceDocument(world, story, document), innerId };
}

const innerIdOf = (id: string | null | undefined, storyId: string): string | null =>
  id ? innerIdIn(storyId, id) : null;

const chapterAnswer = (edited: Edited | Refusal) => {
  if (edited instanceof Refusal) return edited;
  const { story, innerId } = edited;
  const chapter = chapterOf(story.id, story.document, innerId);
  return chapter ? { ...chapter, version: story.version } : refuse('chapter-not-found');
};

const choiceAnswer = (edited: Edited | Refusal) => {
  if (edited instanceof Refusal) return edited;
  const { story, innerId } = edited;
  const choice = choiceOf(story.id, story.document, innerId);
  return choice ? { ...choice, version: story.version } : refuse('choice-not-found');
};

const removalAnswer = (edited: Edited | Refusal) =>
  edited instanceof Refusal ? edited : { success: true as const, version: edited.story.version };

/** A node of a story that the caller may read. */
function readChapter(world: World, id: string, userId: string | undefined) {
  const part = readPartId(id);
  const story = part && findReadable(world, part.storyId, userId);
  return (
    (story && chapterOf(story.id, story.document, part.innerId)) ?? refuse('chapter-not-found')
  );
}

const chapterHandlersOf = (setting: Setting): HttpHandler[] => [
  handle(setting, chapters.list, ({ world, params, session }) => {
    const story = findReadable(world, params.id, session?.user.id);
    if (!story) return refuse('story-not-found');
    return { items: chaptersOf(story.id, story.document), version: story.version };
  }),

  handle(setting, chapters.read, ({ world, params, session }) =>
    readChapter(world, params.id, session?.user.id),
  ),

  handle(setting, chapters.create, ({ world, body, session: { user } }) => {
    const { contentId, afterChapterId, version, ...facts } = body;
    const afterNodeId = innerIdOf(afterChapterId, contentId) ?? undefined;
    const order = { storyId: contentId, userId: user.id, version };
    return chapterAnswer(editStory(world, order, { kind: 'add-chapter', ...facts, afterNodeId }));
  }),

  handle(setting, chapters.update, ({ world, params, body, session: { user } }) => {
    const { storyId, innerId: nodeId = '' } = readPartId(params.id) ?? {};
    const { version, ...facts } = body;
    const order = { storyId, userId: user.id, version };
    return chapterAnswer(editStory(world, order, { kind: 'update-chapter', nodeId, ...facts }));
  }),

  handle(setting, chapters.remove, ({ world, params, query, session: { user } }) => {
    const { storyId, innerId: nodeId = '' } = readPartId(params.id) ?? {};
    const order = { storyId, userId: user.id, version: query.version };
    return removalAnswer(editStory(world, order, { kind: 'delete-chapter', nodeId }));
  }),
];

const choiceHandlersOf = (setting: Setting): HttpHandler[] => [
  handle(setting, choices.list, ({ world, params, session }) => {
    const chapter = readChapter(world, params.id, session?.user.id);
    return chapter instanceof Refusal ? chapter : { items: chapter.choices };
  }),

  handle(setting, choices.create, ({ world, body, session: { user } }) => {
    const { storyId = '', innerId: nodeId = '' } = readPartId(body.chapterId) ?? {};
    const targetNodeId = innerIdOf(body.targetChapterId, storyId);
    const order = { storyId, userId: user.id, version: body.version };
    const edit = { kind: 'add-choice' as const, nodeId, text: body.text, targetNodeId };
    return choiceAnswer(editStory(world, order, edit));
  }),

  handle(setting, choices.update, ({ world, params, body, session: { user } }) => {
    const { storyId = '', innerId: choiceId = '' } = readPartId(params.id) ?? {};
    const { text, targetChapterId, version } = body;
    const targetNodeId =
      targetChapterId === undefined ? undefined : innerIdOf(targetChapterId, storyId);
    const order = { storyId, userId: user.id, version };
    const edit = { kind: 'update-choice' as const, choiceId, text, targetNodeId };
    return choiceAnswer(editStory(world, order, edit));
  }),

  handle(setting, choices.remove, ({ world, params, query, session: { user } }) => {
    const { storyId, innerId: choiceId = '' } = readPartId(params.id) ?? {};
    const order = { storyId, userId: user.id, version: query.version };
    return removalAnswer(editStory(world, order, { kind: 'delete-choice', choiceId }));
  }),
];

export const chapterHandlers = (setting: Setting): HttpHandler[] => [
  ...chapterHandlersOf(setting),
  ...choiceHandlersOf(setting),
];
