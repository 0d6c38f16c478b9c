import type { AssistantResult, Contradiction } from '../../services/assistant.ts';
import type { PreparedTask } from './prepareTask.ts';
import type { TextTarget } from './textTargets.ts';

/** A text as it would stand, for the author to take whole or in pieces. */
export type ProposedText = { readonly target: TextTarget; readonly text: string };

/** What a model has made of a task. Nothing of it is in the story before the author takes it. */
export type Proposal =
  | { readonly kind: 'texts'; readonly texts: readonly ProposedText[]; readonly isCut: boolean }
  | { readonly kind: 'choices'; readonly nodeId: string; readonly choices: readonly string[] }
  | {
      readonly kind: 'contradictions';
      readonly items: readonly Contradiction[];
      /** How many nodes were read, and how many did not fit. */
      readonly read: number;
      readonly leftOut: number;
    };

/** The proposal in an answer; null where the answer is not of the kind that was asked for. */
export function toProposal(
  { place, nodeId, context, task }: PreparedTask,
  result: AssistantResult,
): Proposal | null {
  switch (result.kind) {
    case 'text': {
      if (!place) return null;
      const text = `${place.before}${result.text.trim()}${place.after}`;
      return { kind: 'texts', texts: [{ target: place.target, text }], isCut: result.isCut };
    }
    case 'choices':
      return task.kind === 'choices' && nodeId !== null
        ? { kind: 'choices', nodeId, choices: result.choices.map((text) => text.trim()) }
        : null;
    case 'summary': {
      const title = { target: { kind: 'story', field: 'title' }, text: result.title } as const;
      const description = {
        target: { kind: 'story', field: 'description' },
        text: result.description,
      } as const;
      return { kind: 'texts', texts: [title, description], isCut: false };
    }
    case 'contradictions':
      return {
        kind: 'contradictions',
        items: result.items,
        read: context?.nodes.length ?? 0,
        leftOut: context?.leftOut ?? 0,
      };
  }
}
