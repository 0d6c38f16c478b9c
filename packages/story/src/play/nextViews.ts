import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { openWays } from './openWays.ts';
import { goTo } from './playReducer.ts';
import type { PlayState } from './playState.ts';
import { type PlayView, playView } from './playView.ts';

/** The views that the next step may show, in the order of the ways out, each node once, at most `maximum` (SPEC P13). */
export function nextViews(story: StoryDocument, state: PlayState, maximum: number): PlayView[] {
  const { choices, paths } = openWays(story, state);
  const ways = [
    ...choices.flatMap(({ choice, connection: { toNodeId }, isOpen }) =>
      isOpen ? { toNodeId, choiceId: choice.id } : [],
    ),
    ...paths.map(({ toNodeId }) => ({ toNodeId, choiceId: undefined })),
  ];
  const targets = new Map<string, string | undefined>();
  for (const { toNodeId, choiceId } of ways) {
    if (targets.size < maximum && !targets.has(toNodeId) && findNode(story, toNodeId)) {
      targets.set(toNodeId, choiceId);
    }
  }
  return [...targets].flatMap(
    ([nodeId, choiceId]) => playView(story, goTo(story, state, nodeId, choiceId)) ?? [],
  );
}
