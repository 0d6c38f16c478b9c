import { nextNodeIds } from '../queries/exits.ts';
import { findNode } from '../queries/findNode.ts';
import type { StoryDocument } from '../schema/document.ts';
import { goTo } from './playReducer.ts';
import type { PlayState } from './playState.ts';
import { type PlayView, playView } from './playView.ts';

/** What the next step may show, the nodes in the order of the ways, each once and no more than `maximum` of them (SPEC P13). */
export function viewsAhead(story: StoryDocument, state: PlayState, maximum: number): PlayView[] {
  const node = findNode(story, state.currentNodeId);
  return [...new Set(node && nextNodeIds(story, node))]
    .filter((nodeId) => findNode(story, nodeId))
    .slice(0, maximum)
    .flatMap((nodeId) => playView(story, goTo(story, state, nodeId)) ?? []);
}
