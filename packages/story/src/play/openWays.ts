import { availableChoices } from '../queries/availableChoices.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { ChoiceOption, Connection, StoryDocument } from '../schema/document.ts';
import { pendingQuestion } from './effects.ts';
import { holds, playScope } from './playScope.ts';
import type { PlayState } from './playState.ts';

export type OpenWays = {
  /** The choices that a reader sees; closed ones have a reason. */
  readonly choices: readonly {
    readonly choice: ChoiceOption;
    readonly connection: Connection;
    readonly isOpen: boolean;
  }[];
  readonly paths: readonly Connection[];
};

/** The ways out (Q3) that are open now, and closed choices with a reason (SPEC P21, P22). */
export function openWays(story: StoryDocument, { currentNodeId, memory }: PlayState): OpenWays {
  const node = findNode(story, currentNodeId);
  if (!node) return { choices: [], paths: [] };
  const { choices, paths } = availableChoices(story, node);
  const all = choices.map((way) => ({ ...way, isOpen: true }));
  if (!memory) return { choices: all, paths };
  if (pendingQuestion(story, memory, node.id)) return { choices: [], paths: [] };
  const scopeAt = (id: string) => playScope(story, memory, node.id, id);
  if (paths.some(({ condition }) => condition !== undefined)) {
    const way =
      paths.find(({ id, condition }) => condition !== undefined && holds(condition, scopeAt(id))) ??
      paths.find(({ condition }) => condition === undefined);
    return { choices: [], paths: way ? [way] : [] };
  }
  const seen = all
    .map((way) => ({ ...way, isOpen: holds(way.choice.condition, scopeAt(way.choice.id)) }))
    .filter(({ choice, isOpen }) => isOpen || choice.closedReason !== undefined);
  return { choices: seen, paths };
}
