import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { ownProperty } from '../values/record.ts';
import { openChoices } from './openChoices.ts';
import { type PlayMemory, restored } from './playMemory.ts';
import type { PlayState } from './playState.ts';
import { textsAt } from './playView.ts';
import { normaliseState } from './resumePlay.ts';

/** A node on the path of a reader at which several options were open. */
export type PathFork = {
  readonly nodeId: string;
  /** Its index in the back stack, for a jump. */
  readonly step: number;
  readonly title: string;
  /** The options as the reader saw them. */
  readonly options: readonly string[];
  /** The index of the option that was taken; null where several led on and which one is not known. */
  readonly taken: number | null;
};

/** The memories with which the nodes of the back stack were left. */
function memoriesOf({ backStack, memory }: PlayState): (PlayMemory | undefined)[] {
  const memories: (PlayMemory | undefined)[] = [];
  let at = memory;
  for (let index = backStack.length - 1; index >= 0; index--) {
    at = at && { ...restored(at, at.undo[index] ?? {}), step: at.step - 1 };
    memories[index] = at;
  }
  return memories;
}

type Option = { text: string; toNodeId: string; choiceId?: string };

/** The options that were open at a node, with the texts that the reader saw. */
function optionsAt(
  story: StoryDocument,
  state: PlayState,
  nodeId: string,
  memory: PlayMemory | undefined,
): Option[] {
  const { memory: _memory, ...rest } = state;
  const there = { ...rest, currentNodeId: nodeId, ...(memory && { memory }) };
  const { choices, paths } = openChoices(story, there);
  const texts = textsAt(story, memory);
  const open = choices.filter(({ isOpen }) => isOpen);
  return choices.length > 0
    ? open.map(({ choice, connection: { toNodeId } }) => ({
        text: texts.plain(choice.text, nodeId, choice.id),
        toNodeId,
        choiceId: choice.id,
      }))
    : paths.map(({ toNodeId }) => ({
        text: texts.plain(findNode(story, toNodeId)?.title ?? '', toNodeId, 'title'),
        toNodeId,
      }));
}

/**
 * The forks on the path that led a reader to where they are, the first one first. What a jump back has left behind is
 * no part of the path. Nothing is named but what the reader was shown (SPEC P27).
 */
export function pathForks(story: StoryDocument, state: PlayState): PathFork[] {
  const settled = normaliseState(story, state) ?? state;
  const memories = memoriesOf(settled);
  const nodeIds = [...settled.backStack, settled.currentNodeId];
  const idAt = (step: number): string => nodeIds[step] as string;
  const path: { step: number; options: Option[] }[] = [];
  for (const [step, nodeId] of nodeIds.entries()) {
    const last = path.at(-1);
    if (last && !last.options.some(({ toNodeId }) => toNodeId === nodeId)) {
      const before = path.findLastIndex((one) => idAt(one.step) === nodeId);
      if (before >= 0) path.length = before;
    }
    const isLeft = step < settled.backStack.length;
    path.push({ step, options: isLeft ? optionsAt(story, settled, nodeId, memories[step]) : [] });
  }
  return path.flatMap(({ step, options }, index) => {
    const next = path[index + 1];
    const leading = next ? options.filter(({ toNodeId }) => toNodeId === idAt(next.step)) : [];
    if (options.length < 2 || leading.length === 0) return [];
    const nodeId = idAt(step);
    const last = ownProperty(settled.lastChoices ?? {}, nodeId);
    const [only, ...more] = leading;
    const known = leading.find(({ choiceId }) => choiceId !== undefined && choiceId === last);
    const taken = known ?? (more.length === 0 ? only : undefined);
    return {
      nodeId,
      step,
      title: textsAt(story, memories[step]).plain(
        findNode(story, nodeId)?.title ?? '',
        nodeId,
        'title',
      ),
      options: options.map(({ text }) => text),
      taken: taken ? options.indexOf(taken) : null,
    };
  });
}
