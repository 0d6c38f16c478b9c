import { availableChoices } from '../queries/availableChoices.ts';
import { findNode } from '../queries/storyIndex.ts';
import { targetPreview } from '../queries/targetPreview.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { NodeType } from '../schema/nodeTypes.ts';
import { normaliseState } from './normaliseState.ts';
import type { PlayState } from './playState.ts';

export type PlayChoice = {
  choiceId: string;
  text: string;
  /** Its index among the available choices. */
  index: number;
  /** Always true: a choice without a target is not available. */
  isLinked: true;
};

export type PlayPath = {
  connectionId: string;
  title: string;
  preview: string;
  /** Whether its target exists. */
  isFound: boolean;
};

export type PlayHistoryEntry = { nodeId: string; title: string; type: NodeType; number: number };

/** Everything that a player shows of a state. */
export type PlayView = {
  node: StoryNode;
  choices: PlayChoice[];
  /** The ways out if there are several and no choices; if there is exactly one, "next" is shown. */
  paths: PlayPath[];
  canGoNext: boolean;
  canGoBack: boolean;
  /** Whether the player must send a tick after its delay. */
  autoAdvances: boolean;
  isEnd: boolean;
  isDeadEnd: boolean;
  /** The N of "node N of M": the position of the current node in the history, from 1. */
  position: number;
  total: number;
  readonly history: PlayHistoryEntry[];
};

function historyEntries(story: StoryDocument, history: readonly string[]): PlayHistoryEntry[] {
  return history.flatMap((nodeId, index) => {
    const node = findNode(story, nodeId);
    return node ? { nodeId, title: node.title, type: node.type, number: index + 1 } : [];
  });
}

/** The view of a state; null if the story has neither the current node nor a start (SPEC P10). */
export function playView(story: StoryDocument, state: PlayState): PlayView | null {
  const settled = normaliseState(story, state);
  const node = settled ? findNode(story, settled.currentNodeId) : undefined;
  if (!settled || !node) return null;
  const { choices, paths } = availableChoices(story, node);
  const isEnd = node.type === 'end';
  const hasOnePath = paths.length === 1;
  return {
    node,
    choices: choices.map(({ choice }, index) => ({
      choiceId: choice.id,
      text: choice.text,
      index,
      isLinked: true,
    })),
    paths: hasOnePath
      ? []
      : paths.map(({ id, toNodeId }) => {
          const preview = targetPreview(story, toNodeId);
          return {
            connectionId: id,
            title: preview?.title ?? '',
            preview: preview?.text ?? '',
            isFound: preview !== null,
          };
        }),
    canGoNext: hasOnePath && settled.mode === 'manual',
    canGoBack: settled.backStack.length > 0,
    autoAdvances: hasOnePath && settled.mode === 'auto' && !settled.isPaused,
    isEnd,
    isDeadEnd: !isEnd && choices.length === 0 && paths.length === 0,
    position: settled.history.indexOf(node.id) + 1,
    total: story.nodes.length,
    // Computed on demand: the history may be long and is rarely shown.
    get history() {
      return historyEntries(story, settled.history);
    },
  };
}
