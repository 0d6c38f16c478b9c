import type { StoryDocument } from '../schema/document.ts';
import { readingGraph, reversedGraph } from './readingGraph.ts';
import { spreadIds } from './spread.ts';

/** The ids of all nodes from which a reader can get to this one, itself among them (SPEC Q9). */
export const leadingTo = (story: StoryDocument, nodeId: string): Set<string> =>
  spreadIds(reversedGraph(readingGraph(story)), nodeId);
