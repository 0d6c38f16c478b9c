import { nextNodeIds } from '../queries/exits.ts';
import { findNode } from '../queries/findNode.ts';
import type { StoryDocument } from '../schema/document.ts';
import { goTo } from './playReducer.ts';
import type { PlayState } from './playState.ts';
import { type PlayView, playView } from './playView.ts';

/** What the next step may show, nearest way first, each node once and no more than `maximum` of them (SPEC P13). */
export function viewsAhead(story: StoryDocument, state: PlayState, maximum: number): PlayView[] {
  const node = findNode(story, state.currentNodeId);
  return [...new Set(node && nextNodeIds(story, node))]
    .slice(0, maximum)
    .flatMap((nodeId) => playView(story, goTo(story, state, nodeId)) ?? []);
}
