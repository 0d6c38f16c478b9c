import { nextNodeIds } from '../queries/availableChoices.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { goTo } from './playReducer.ts';
import type { PlayState } from './playState.ts';
import { type PlayView, playView } from './playView.ts';

/** The views that the next step may show, in the order of the ways out, each node once, at most `maximum` (SPEC P13). */
export function nextViews(story: StoryDocument, state: PlayState, maximum: number): PlayView[] {
  const node = findNode(story, state.currentNodeId);
  return [...new Set(node && nextNodeIds(story, node))]
    .filter((nodeId) => findNode(story, nodeId))
    .slice(0, maximum)
    .flatMap((nodeId) => playView(story, goTo(story, state, nodeId)) ?? []);
}
