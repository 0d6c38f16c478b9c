import { nodeTypeNames } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { canvasMessages } from '../messages/canvas.ts';
import type { NodeCardProps } from './NodeCard.tsx';

type LabelFacts = Pick<
  NodeCardProps,
  'node' | 'problem' | 'difference' | 'isVisited' | 'isSelected'
>;

/** What a screen reader says of a card: its type and title, and every mark that others see. */
export function useCardLabel(facts: LabelFacts): string {
  const { node, problem, difference, isVisited, isSelected } = facts;
  const words = useMessages(canvasMessages);
  const types = useMessages(nodeTypeNames);
  const parts = [words.node({ type: types[node.type], title: node.title })];
  if (isSelected) parts.push(words.selected);
  if (problem) parts.push(words.problems[problem]);
  if (difference) parts.push(words.differences[difference]);
  if (isVisited) parts.push(words.visited);
  return parts.join(', ');
}
