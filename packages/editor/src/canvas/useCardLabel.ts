import { nodeTypeNames, type StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import type { CardBadgesProps } from './CardBadges.tsx';
import { canvasMessages } from './messages.ts';

type CardLabelInput = CardBadgesProps & { node: StoryNode; isSelected: boolean };

/** What a screen reader says of a card: its type and title, and every mark that others see. */
export function useCardLabel(input: CardLabelInput): string {
  const { node, problem, difference, isVisited, isSelected } = input;
  const messages = useMessages(canvasMessages);
  const types = useMessages(nodeTypeNames);
  const parts = [messages.node({ type: types[node.type], title: node.title })];
  if (isSelected) parts.push(messages.selected);
  if (problem) parts.push(messages.problems[problem]);
  if (difference) parts.push(messages.differences[difference]);
  if (isVisited) parts.push(messages.visited);
  return parts.join(', ');
}
