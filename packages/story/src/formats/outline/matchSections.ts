import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { slugOf } from '../markdown/markdownText.ts';
import type { OutlineSection } from './readOutline.ts';

export type SectionMatch = {
  /** The node that each section is, by its place; undefined for a new one. */
  readonly nodeIds: readonly (string | undefined)[];
  /** Places of sections whose name another section has before them. */
  readonly repeated: readonly number[];
};

export type MatchInput = {
  story: StoryDocument;
  /** The nodes in the text as it was written, and their sections. */
  written: ReadonlyMap<string, OutlineSection>;
  anchors: ReadonlyMap<string, string>;
  sections: readonly OutlineSection[];
};

const bodyOf = ({ lines }: OutlineSection): string => lines.join('\n').trim();

/**
 * Which node each section is: by the name in its heading, else by its title, else by its text; of several that are
 * alike, in their order. The first section takes the place of a start node that is gone, because a story keeps its
 * start (SPEC W9).
 */
export function matchSections({ story, written, anchors, sections }: MatchInput): SectionMatch {
  const nodeIds: (string | undefined)[] = sections.map(() => undefined);
  const claimed = new Set<string>();
  const repeated: number[] = [];
  const claim = (index: number, nodeId: string): void => {
    nodeIds[index] = nodeId;
    claimed.add(nodeId);
  };

  for (const [index, section] of sections.entries()) {
    const own = section.anchors.map((name) => anchors.get(name));
    const known = own.filter((id) => id !== undefined && findNode(story, id) !== undefined);
    const free = known.find((id) => id !== undefined && !claimed.has(id));
    if (free !== undefined) claim(index, free);
    else if (known.length > 0) repeated.push(index);
  }

  const copies = new Set(repeated);
  const matchBy = (nameOf: (section: OutlineSection) => string): void => {
    const waiting = new Map<string, string[]>();
    for (const [nodeId, section] of written) {
      const name = nameOf(section);
      if (claimed.has(nodeId) || name === '' || !findNode(story, nodeId)) continue;
      const alike = waiting.get(name);
      if (alike) alike.push(nodeId);
      else waiting.set(name, [nodeId]);
    }
    for (const alike of waiting.values()) alike.reverse();
    for (const [index, section] of sections.entries()) {
      if (nodeIds[index] !== undefined || copies.has(index)) continue;
      const next = waiting.get(nameOf(section))?.pop();
      if (next !== undefined) claim(index, next);
    }
  };
  matchBy(({ title }) => slugOf(title));
  matchBy(bodyOf);

  const start = story.startNodeId;
  const isStartGone = start !== null && written.has(start) && !claimed.has(start);
  if (isStartGone && sections.length > 0 && nodeIds[0] === undefined) claim(0, start);
  return { nodeIds, repeated };
}
