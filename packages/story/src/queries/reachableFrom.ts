import type { StoryDocument } from '../schema/document.ts';
import { readingGraph } from './readingGraph.ts';
import { spreadIds } from './spread.ts';

/** The ids of all nodes that a reader can get to from this one, itself among them (SPEC Q9). */
export const reachableFrom = (story: StoryDocument, nodeId: string | null): Set<string> =>
  spreadIds(readingGraph(story), nodeId);
