import type { PreparedStory } from 'storybook/internal/types';

export type TestedCondition = { name: string; stories: number; how: string };

const usesKeyboard = ({ playFunction }: PreparedStory) =>
  /\.(keyboard|tab)\(/.test(String(playFunction));

const isCheckedByAxe = ({ parameters }: PreparedStory) =>
  parameters.a11y?.test === 'error' && !parameters.a11y.disable;

const isPicture = ({ tags }: PreparedStory) => tags.includes('visual');

const isInConditions = ({ tags }: PreparedStory) =>
  tags.includes('visual') || tags.includes('conditions');

/** What the tests run over the stories of a page; the same tags and parameters steer them. */
export function testedConditions(stories: readonly PreparedStory[]): TestedCondition[] {
  const count = (holds: (story: PreparedStory) => boolean) => stories.filter(holds).length;
  return [
    { name: 'States', stories: stories.length, how: 'Each is rendered in a browser as a test' },
    {
      name: 'Interaction',
      stories: count(({ playFunction }) => playFunction !== undefined),
      how: 'Played and asserted by a play function',
    },
    { name: 'Keyboard', stories: count(usesKeyboard), how: 'Played with keys alone' },
    {
      name: 'Axe in three themes',
      stories: count(isCheckedByAxe),
      how: 'WCAG 2.2 A and AA rules in light, dark and creative; a violation fails the test',
    },
    {
      name: 'Touch, forced colours, reduced motion',
      stories: count(isInConditions),
      how: 'Targets of 44 px, a visible focus in forced colours, no movement',
    },
    { name: 'Pictures', stories: count(isPicture), how: 'Compared with a picture in three themes' },
  ];
}
