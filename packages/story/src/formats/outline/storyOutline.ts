import type { StoryDocument } from '../../schema/document.ts';
import {
  anchorsOf,
  titlesOf,
  type WriteNodeOptions,
  writeHead,
  writeNode,
} from '../write/writeMarkdown.ts';

/** A story, or some nodes of it, as text to be edited. */
export type StoryOutline = {
  readonly text: string;
  /** The node that each name in links stands for, also of nodes that are not in the text. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Whether the text has the title of the story and all of its nodes. */
  readonly isWhole: boolean;
};

export const outlineOptions = (story: StoryDocument): WriteNodeOptions => ({
  anchors: anchorsOf(story),
  titles: titlesOf(story),
  headingOf: (words, anchor) => `${words} {#${anchor}}`,
});

/** The outline of a story, or of some of its nodes, in the order of the document (SPEC W8). */
export function storyOutline(story: StoryDocument, nodeIds?: ReadonlySet<string>): StoryOutline {
  const options = outlineOptions(story);
  const nodes = nodeIds ? story.nodes.filter(({ id }) => nodeIds.has(id)) : story.nodes;
  const sections = nodes.map((node) => writeNode(story, node, options));
  const parts = nodeIds ? sections : [writeHead(story), ...sections];
  return {
    text: `${parts.join('\n\n')}\n`,
    anchors: new Map([...options.anchors].map(([id, anchor]) => [anchor, id])),
    isWhole: nodeIds === undefined,
  };
}
