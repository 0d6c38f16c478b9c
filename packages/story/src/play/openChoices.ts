import { availableChoices } from '../queries/availableChoices.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { ChoiceOption, Connection, StoryDocument } from '../schema/document.ts';
import { pendingQuestion } from './effects.ts';
import { holds, playScope } from './playScope.ts';
import type { PlayState } from './playState.ts';

export type OpenChoices = {
  /** The choices that a reader sees; closed ones have a reason. */
  readonly choices: readonly {
    readonly choice: ChoiceOption;
    readonly connection: Connection;
    readonly isOpen: boolean;
  }[];
  readonly paths: readonly Connection[];
};

/** The available choices (Q3) that are open now, and closed ones with a reason (SPEC P21, P22). */
export function openChoices(
  story: StoryDocument,
  { currentNodeId, memory }: PlayState,
): OpenChoices {
  const node = findNode(story, currentNodeId);
  if (!node) return { choices: [], paths: [] };
  const { choices, paths } = availableChoices(story, node);
  const all = choices.map((one) => ({ ...one, isOpen: true }));
  if (!memory) return { choices: all, paths };
  if (pendingQuestion(story, memory, node.id)) return { choices: [], paths: [] };
  const scopeAt = (id: string) => playScope(story, memory, node.id, id);
  if (paths.some(({ condition }) => condition !== undefined)) {
    const path =
      paths.find(({ id, condition }) => condition !== undefined && holds(condition, scopeAt(id))) ??
      paths.find(({ condition }) => condition === undefined);
    return { choices: [], paths: path ? [path] : [] };
  }
  const seen = all
    .map((one) => ({ ...one, isOpen: holds(one.choice.condition, scopeAt(one.choice.id)) }))
    .filter(({ choice, isOpen }) => isOpen || choice.closedReason !== undefined);
  return { choices: seen, paths };
}
