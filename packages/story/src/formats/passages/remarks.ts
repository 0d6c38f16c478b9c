import type { Note, StoryNode } from '../../schema/document.ts';
import { defaultMarkColour } from '../../schema/markColours.ts';
import { stableId } from '../stableId.ts';
import type { Written } from '../twine/textPart.ts';

/** The width of a card, and the height of two lines that fit above it. */
export const remarkSize = { width: 240, height: 75 };
const above = 90;

/** What a node could not take over, as a note of the author above its card (SPEC I20). Readers never see it. */
export function remarkOf(
  { id, position }: Pick<StoryNode, 'id' | 'position'>,
  left: readonly Written[],
): Note[] {
  const lines = left.map(({ code }) => code.trim()).filter((code) => code !== '');
  if (lines.length === 0) return [];
  return [
    {
      id: stableId('remark', id),
      text: lines.join('\n'),
      position: { x: position.x, y: position.y - above },
      size: { ...remarkSize },
      colour: defaultMarkColour,
    },
  ];
}
