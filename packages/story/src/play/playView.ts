import { exits } from '../queries/exits.ts';
import { findNode } from '../queries/findNode.ts';
import { targetPreview } from '../queries/targetPreview.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { NodeType } from '../schema/nodeTypes.ts';
import type { PlayState } from './playState.ts';
import { settle } from './settle.ts';

export type PlayChoice = {
  choiceId: string;
  text: string;
  /** Its place among the offered choices, from 0. */
  index: number;
  /** Always true: a choice that leads nowhere is not offered. */
  isLinked: true;
};

export type PlayPath = { connectionId: string; title: string; preview: string };

export type PlayHistoryEntry = { nodeId: string; title: string; type: NodeType; number: number };

/** Everything a player shows of a state. */
export type PlayView = {
  node: StoryNode;
  choices: PlayChoice[];
  /** The ways out when there are several and no choices; with exactly one there is "next". */
  paths: PlayPath[];
  canGoNext: boolean;
  canGoBack: boolean;
  /** Whether the player shall send a tick when its time is up. */
  autoAdvances: boolean;
  isEnd: boolean;
  isDeadEnd: boolean;
  /** The N of "node N of M": the current node's place in the order of visits, from 1. */
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

/** What to show; null when the story has changed so that there is nothing to stand on (SPEC P10). */
export function playView(story: StoryDocument, state: PlayState): PlayView | null {
  const settled = settle(story, state);
  const node = settled ? findNode(story, settled.currentNodeId) : undefined;
  if (!settled || !node) return null;
  const { choices, paths } = exits(story, node);
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
          return { connectionId: id, title: preview?.title ?? '', preview: preview?.text ?? '' };
        }),
    canGoNext: hasOnePath && settled.mode === 'manual',
    canGoBack: settled.trail.length > 0,
    autoAdvances: hasOnePath && settled.mode === 'auto' && !settled.isPaused,
    isEnd,
    isDeadEnd: !isEnd && choices.length === 0 && paths.length === 0,
    position: settled.history.indexOf(node.id) + 1,
    total: story.nodes.length,
    // A way may be long, and is looked at seldom.
    get history() {
      return historyEntries(story, settled.history);
    },
  };
}
