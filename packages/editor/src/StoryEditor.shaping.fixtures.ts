import { generateStory } from '@dreamfork/story/testing';
import { t } from '@dreamfork/ui/testing';
import { userEvent } from 'storybook/test';
import { canvasMessages } from './canvas/messages.ts';
import { lighthouseStory } from './testing/lighthouseStory.ts';
import { type Editor, nodeCard } from './testing/storyActions.ts';

export const canvasOf = (editor: Editor) =>
  editor.getByRole('region', { name: t(canvasMessages).canvas });

/** Presses keys as an author does whose focus is on the canvas. */
export async function press(editor: Editor, id: string, keys: string): Promise<void> {
  nodeCard(editor, id).focus();
  await userEvent.keyboard(keys);
}

const withMarks = {
  ...lighthouseStory,
  groups: [{ id: 'shore', title: 'Берег', colour: 'blue' }],
  notes: [
    {
      id: 'idea',
      text: 'Проверить, откуда берётся свет.',
      position: { x: 330, y: 315 },
      size: { width: 210, height: 120 },
      colour: 'yellow',
    },
  ],
  nodes: lighthouseStory.nodes.map((node) =>
    ['lamp', 'keeper'].includes(node.id) ? { ...node, groupId: 'shore' } : node,
  ),
};

export const marked = {
  story: { id: 'lighthouse', version: 3, isPublic: false, document: withMarks },
};

export const farStory = generateStory(1000);
