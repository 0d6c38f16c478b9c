import { readingOrder } from '../queries/outlineNodes.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';

/**
 * `own`: the node that is written; `path`: on the path that leads to it; `also`: leads to it on another
 * path; `story`: one of the nodes of the whole story.
 */
export type ContextRole = 'own' | 'path' | 'also' | 'story';

/** A node as a model reads it. */
export type ContextNode = {
  readonly nodeId: string;
  readonly role: ContextRole;
  readonly title: string;
  readonly text: string;
  /** Of a node before another, the choice that leads on; else all choices of the node. */
  readonly choices: readonly string[];
  /** Only a part of its text fits. */
  readonly isCut: boolean;
};

/** What a model is given to read, in the order in which it reads it. */
export type GenerationContext = {
  readonly title: string;
  readonly description: string;
  /** The title of the start, where that is left out of the nodes. */
  readonly start: string;
  readonly nodes: readonly ContextNode[];
  /** Characters of everything above. */
  readonly length: number;
  /** How many nodes would belong to it and do not fit. */
  readonly leftOut: number;
};

/** Titles are cut, so that none takes the room of the texts. */
const titleLimit = 120;
const descriptionLimit = 2000;
const textLimit = 15_000;
const nodeLimit = 500;
/** Shorter beginnings and ends of a text tell nothing and are left out. */
const smallestPart = 80;

type Part = Omit<ContextNode, 'text' | 'isCut'>;

export const partOf = (
  { id, title }: StoryNode,
  role: ContextRole,
  choices: readonly string[],
): Part => ({
  nodeId: id,
  role,
  title: keepBeginning(title, titleLimit),
  choices: choices.map((text) => keepBeginning(text, titleLimit)),
});

const lengthOfPart = ({ title, choices }: Part): number =>
  choices.reduce((sum, text) => sum + text.length, title.length);

/** Fills a window of characters, part by part. */
export function createWindow(story: StoryDocument, limit: number) {
  const startNode = story.nodes.find(({ id }) => id === story.startNodeId);
  const title = keepBeginning(story.title, Math.min(titleLimit, limit));
  const start = keepBeginning(startNode?.title ?? '', Math.min(titleLimit, limit - title.length));
  let room = limit - title.length - start.length;
  let count = 0;

  /** Takes a node with as much of its text as fits; null where nothing worth reading does. */
  const take = (part: Part, text: string, keep: typeof keepEnd): ContextNode | null => {
    const left = room - lengthOfPart(part);
    if (left < Math.min(smallestPart, text.length) || count === nodeLimit) return null;
    const kept = keep(text, Math.min(left, textLimit));
    room = left - kept.length;
    count += 1;
    return { ...part, text: kept, isCut: kept.length < text.length };
  };

  const finish = (nodes: readonly ContextNode[], leftOut: number): GenerationContext => {
    const hasStart = nodes.some(({ nodeId }) => nodeId === story.startNodeId);
    if (hasStart) room += start.length;
    const descriptionRoom = room < smallestPart ? 0 : Math.min(room, descriptionLimit);
    const description = keepBeginning(story.description, descriptionRoom);
    const length = limit - room + description.length;
    return { title, description, start: hasStart ? '' : start, nodes, length, leftOut };
  };

  return { take, finish };
}

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

/** Whether a cut before this index would part the two units of one character. */
const partsCharacter = (text: string, index: number): boolean =>
  /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1));

/** How far a cut moves to fall between two words. */
const wordReach = 40;

/** As much of the beginning as fits, up to the end of a word where one is near. */
function keepBeginning(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = partsCharacter(text, limit) ? limit - 1 : Math.max(limit, 0);
  const kept = text.slice(0, end);
  if (/\s/.test(text.charAt(end))) return kept;
  const space = kept.search(/\s\S*$/);
  return space > 0 && end - space <= wordReach ? kept.slice(0, space) : kept;
}

/** As much of the end as fits, from the beginning of a word where one is near. */
export function keepEnd(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.length - Math.max(limit, 0);
  const kept = text.slice(partsCharacter(text, start) ? start + 1 : start);
  if (/\s/.test(text.charAt(start - 1))) return kept;
  const space = kept.search(/\s/);
  return space >= 0 && space <= wordReach ? kept.slice(space + 1) : kept;
}
