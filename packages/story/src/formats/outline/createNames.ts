import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { OutlineSection } from './readOutline.ts';

export type NamesInput = {
  story: StoryDocument;
  anchors: ReadonlyMap<string, string>;
  sections: readonly OutlineSection[];
  /** The node of each section. */
  nodeIds: readonly string[];
  removed: ReadonlySet<string>;
};

/**
 * What links name: a heading by the name that it gives itself, a node by the name that it had in the outline, then a
 * heading by its name on the web or its words. A node that is removed has null.
 */
export function createNames({ story, anchors, sections, nodeIds, removed }: NamesInput) {
  const names = new Map<string, string | null>();
  const add = (name: string, nodeId: string | null): void => {
    if (name !== '' && !names.has(name)) names.set(name, nodeId);
  };
  const addAll = (namesOf: (section: OutlineSection) => readonly string[]): void => {
    for (const [index, section] of sections.entries()) {
      for (const name of namesOf(section)) add(name, nodeIds[index] ?? null);
    }
  };
  addAll(({ anchors: own }) => own);
  for (const [name, nodeId] of anchors) {
    if (findNode(story, nodeId) && !removed.has(nodeId)) add(name, nodeId);
  }
  addAll(({ key }) => [key]);
  addAll(({ title }) => [title]);
  for (const [name, nodeId] of anchors) if (removed.has(nodeId)) add(name, null);
  return {
    has: (name: string) => names.has(name),
    /** The node of a name; undefined for an unknown one. */
    find: (name: string) => names.get(name),
    add,
  };
}
