import {
  findNode,
  outgoing,
  type StoryDocument,
  type StoryNode,
  storyIndex,
} from '@dreamfork/story';
import type * as z from 'zod/mini';
import { type ChapterItem, type ChoiceItem, type chapterListQuery, partId } from './chapters.ts';
import { pageLengthMaximum } from './paging.ts';

const choicesOf = (storyId: string, story: StoryDocument, node: StoryNode): ChoiceItem[] => {
  const { connectionsById } = storyIndex(story);
  return node.choices.map((choice) => {
    const target = connectionsById.get(choice.connectionId)?.toNodeId;
    return {
      id: partId(storyId, choice.id),
      chapterId: partId(storyId, node.id),
      text: choice.text,
      targetChapterId: target ? partId(storyId, target) : null,
    };
  });
};

const toChapter = (storyId: string, story: StoryDocument, node: StoryNode): ChapterItem => {
  const ofChoices = new Set(node.choices.map(({ connectionId }) => connectionId));
  return {
    id: partId(storyId, node.id),
    contentId: storyId,
    type: node.type,
    title: node.title,
    content: node.content,
    position: { x: node.position.x, y: node.position.y },
    isStart: story.startNodeId === node.id,
    choices: choicesOf(storyId, story, node),
    nextChapterIds: outgoing(story, node.id)
      .filter(({ id, toNodeId }) => toNodeId !== '' && !ofChoices.has(id))
      .map(({ toNodeId }) => partId(storyId, toNodeId)),
  };
};

/** Nodes of a story as the generic view has them, and where the next page begins. */
export type ChapterPage = { items: ChapterItem[]; nextCursor: string | null };

/** A page of the nodes of a story: all of them where no page is asked for; nothing for an unknown cursor. */
export function chapterPage(
  storyId: string,
  story: StoryDocument,
  { cursor, limit }: z.output<typeof chapterListQuery> = {},
): ChapterPage | undefined {
  const before =
    cursor === undefined ? -1 : story.nodes.findIndex(({ id }) => partId(storyId, id) === cursor);
  if (cursor !== undefined && before < 0) return undefined;
  const wholeStory = cursor === undefined ? story.nodes.length : pageLengthMaximum;
  const end = before + 1 + (limit ?? wholeStory);
  const nodes = story.nodes.slice(before + 1, end);
  const last = nodes.at(-1);
  return {
    items: nodes.map((node) => toChapter(storyId, story, node)),
    nextCursor: last && end < story.nodes.length ? partId(storyId, last.id) : null,
  };
}

/** One of them. */
export function chapterOf(
  storyId: string,
  story: StoryDocument,
  nodeId: string,
): ChapterItem | undefined {
  const node = findNode(story, nodeId);
  return node && toChapter(storyId, story, node);
}

/** One choice option of a story. */
export function choiceOf(
  storyId: string,
  story: StoryDocument,
  choiceId: string,
): ChoiceItem | undefined {
  const node = story.nodes.find(({ choices }) => choices.some(({ id }) => id === choiceId));
  const id = partId(storyId, choiceId);
  return node && choicesOf(storyId, story, node).find((choice) => choice.id === id);
}
