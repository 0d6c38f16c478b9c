import { findNode } from '../queries/storyIndex.ts';
import { previewOf } from '../queries/targetPreview.ts';
import { writtenContent } from '../queries/writtenContent.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { NodeType } from '../schema/nodeTypes.ts';
import { ownProperty } from '../values/record.ts';
import { expandTemplate } from '../variables/template.ts';
import { pendingQuestion } from './effects.ts';
import { openChoices } from './openChoices.ts';
import type { PlayMemory } from './playMemory.ts';
import { goTo } from './playReducer.ts';
import { expandMarkdown, playScope } from './playScope.ts';
import type { PlayState } from './playState.ts';
import type { PlayQuestion } from './question.ts';
import { normaliseState } from './resumePlay.ts';

export type PlayChoice = {
  choiceId: string;
  text: string;
  /** Its index among the available choices. */
  index: number;
  /** Always true: a choice without a target is not available. */
  isLinked: true;
  /** Why the reader cannot take it now. */
  closedReason?: string;
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
  /** The question that the reader answers before the story goes on. */
  question?: PlayQuestion;
  /** What the last step changed, where the author wants it told: «Золото: +2». */
  changes: readonly string[];
  choices: PlayChoice[];
  /** The connections if there are several and no choices; if there is exactly one, "next" is shown. */
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

/** The texts of a story as the reader sees them with this memory (SPEC T1). */
export function textsAt(story: StoryDocument, memory: PlayMemory | undefined) {
  const at = (nodeId: string, place: string) => memory && playScope(story, memory, nodeId, place);
  const plain = (text: string, nodeId: string, place: string): string => {
    const scope = at(nodeId, place);
    return scope ? expandTemplate(text, scope) : text;
  };
  return {
    plain,
    ofNode(node: StoryNode): StoryNode {
      const scope = at(node.id, 'content');
      const content = writtenContent(node);
      if (!scope) return content === node.content ? node : { ...node, content };
      const title = plain(node.title, node.id, 'title');
      return { ...node, title, content: expandMarkdown(content, scope) };
    },
  };
}

type Texts = ReturnType<typeof textsAt>;

function historyEntries(
  story: StoryDocument,
  history: readonly string[],
  texts: Texts,
): PlayHistoryEntry[] {
  return history.flatMap((nodeId, index) => {
    const node = findNode(story, nodeId);
    return node
      ? {
          nodeId,
          title: texts.plain(node.title, nodeId, 'title'),
          type: node.type,
          number: index + 1,
        }
      : [];
  });
}

/** What the last step changed, in words (SPEC P23). */
function shownChanges(story: StoryDocument, memory: PlayMemory, nodeId: string): string[] {
  const scope = playScope(story, memory, nodeId, 'changes');
  return (story.variables ?? []).flatMap(({ id, name }) => {
    const before = ownProperty(memory.shown ?? {}, id);
    const now = memory.values[id];
    if (before === undefined || now === undefined || now === before) return [];
    const difference = Number(now) - Number(before);
    const text =
      typeof now === 'number' && Number.isFinite(difference)
        ? `${difference > 0 ? '+' : '−'}${scope.print(Math.abs(difference))}`
        : scope.print(now);
    return `${name.replaceAll('_', ' ')}: ${text}`;
  });
}

/** The view of a state; null if the story has neither the current node nor a start (SPEC P10). */
export function playView(story: StoryDocument, state: PlayState): PlayView | null {
  const settled = normaliseState(story, state);
  const node = settled ? findNode(story, settled.currentNodeId) : undefined;
  if (!settled || !node) return null;
  const { choices, paths } = openChoices(story, settled);
  const { memory } = settled;
  const texts = textsAt(story, memory);
  const pending = memory && pendingQuestion(story, memory, node.id);
  const isEnd = node.type === 'end';
  const hasOnePath = paths.length === 1;
  return {
    node: texts.ofNode(node),
    ...(pending && {
      question: {
        ...pending.question,
        text: texts.plain(pending.question.text, node.id, 'question'),
      },
    }),
    changes: memory ? shownChanges(story, memory, node.id) : [],
    choices: choices.map(({ choice, isOpen }, index) => ({
      choiceId: choice.id,
      text: texts.plain(choice.text, node.id, choice.id),
      index,
      isLinked: true,
      ...(!isOpen && {
        closedReason: texts.plain(choice.closedReason ?? '', node.id, choice.id),
      }),
    })),
    paths: hasOnePath
      ? []
      : paths.map(({ id, toNodeId }) => {
          const target = findNode(story, toNodeId);
          const preview = target && previewOf(texts.ofNode(target));
          return {
            connectionId: id,
            title: preview?.title ?? '',
            preview: preview?.text ?? '',
            isFound: preview !== undefined,
          };
        }),
    canGoNext: hasOnePath && settled.mode === 'manual',
    canGoBack: settled.backStack.length > 0,
    autoAdvances: hasOnePath && settled.mode === 'auto' && !settled.isPaused,
    isEnd,
    isDeadEnd: !isEnd && !pending && paths.length === 0 && !choices.some(({ isOpen }) => isOpen),
    position: settled.history.indexOf(node.id) + 1,
    total: story.nodes.length,
    // Computed on demand: the history may be long and is rarely shown.
    get history() {
      return historyEntries(story, settled.history, texts);
    },
  };
}

/** The views that the next step may show, in the order of the connections, each node once, at most `maximum` (SPEC P13). */
export function nextViews(story: StoryDocument, state: PlayState, maximum: number): PlayView[] {
  const { choices, paths } = openChoices(story, state);
  const steps = [
    ...choices.flatMap(({ choice, connection: { toNodeId }, isOpen }) =>
      isOpen ? { toNodeId, choiceId: choice.id } : [],
    ),
    ...paths.map(({ toNodeId }) => ({ toNodeId, choiceId: undefined })),
  ];
  const targets = new Map<string, string | undefined>();
  for (const { toNodeId, choiceId } of steps) {
    if (targets.size < maximum && !targets.has(toNodeId) && findNode(story, toNodeId)) {
      targets.set(toNodeId, choiceId);
    }
  }
  return [...targets].flatMap(
    ([nodeId, choiceId]) => playView(story, goTo(story, state, nodeId, choiceId)) ?? [],
  );
}
