import type { StoryDocument } from '../schema/document.ts';
import { reachableFrom } from './reachableFrom.ts';

/** The ids of all nodes that a reader can get to from the start, the start among them (SPEC Q4). */
export const reachableNodes = (story: StoryDocument): Set<string> =>
  reachableFrom(story, story.startNodeId);
