import { readingOrder } from '../queries/outlineNodes.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { type ContextNode, createWindow, type GenerationContext, partOf } from './context.ts';
import { keepBeginning } from './cutText.ts';

/** What a model is given to read of the whole story: its nodes in reading order, cut to a window (SPEC G5). */
export function storyContext(
  story: StoryDocument,
  { limit }: { limit: number },
): GenerationContext {
  const window = createWindow(story, limit);
  const taken: ContextNode[] = [];
  for (const nodeId of readingOrder(story)) {
    const node = findNode(story, nodeId);
    if (!node) continue;
    const choices = node.choices.map(({ text }) => text);
    const kept = window.take(partOf(node, 'story', choices), node.content, keepBeginning);
    if (!kept) break;
    taken.push(kept);
    if (kept.isCut) break;
  }
  return window.finish(taken, story.nodes.length - taken.length);
}
