import { findNode, outgoing, type StoryDocument, type StoryNode } from '@dreamfork/story';
import { type ChapterItem, type ChoiceItem, partId } from './chapters.ts';

const choicesOf = (storyId: string, story: StoryDocument, node: StoryNode): ChoiceItem[] => {
  const targets = new Map(story.connections.map(({ id, toNodeId }) => [id, toNodeId]));
  return node.choices.map((choice) => {
    const target = targets.get(choice.connectionId);
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

/** The nodes of a story as the generic view has them. */
export const chaptersOf = (storyId: string, story: StoryDocument): ChapterItem[] =>
  story.nodes.map((node) => toChapter(storyId, story, node));

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
