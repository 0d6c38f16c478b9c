import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article, Part, Points } from './Article.tsx';

const Accessibility = () => (
  <Article
    title="Accessibility"
    lead="WCAG 2.2 AA is a rule of the build: what breaks it does not land."
  >
    <Part title="What is tested, and how">
      <Points
        points={[
          'Every story runs axe in light, and the rules that depend on a theme again in dark and creative. A violation fails the test.',
          'Matrices and stories with the tag conditions run once more with touch, forced colours and reduced motion: targets of 44 px, a visible focus, nothing that moves.',
          'Play functions use roles and names, so a lost name breaks them; keyboard stories use keys alone.',
          'End-to-end flows work through sign-in, writing, reading and administration by keyboard.',
        ]}
      />
    </Part>
    <Part title="Where to find it">
      <Points
        points={[
          'Each docs page has a table of keys and a table of what its own stories were tested for, made from the stories.',
          'A session with a screen reader is recorded on the page of the component: when, which, and what was found. Where none is recorded the page says so.',
          'The Accessibility panel below a story shows the result of axe in the theme of the toolbar.',
        ]}
      />
    </Part>
    <Part title="What remains yours">
      <Points
        points={[
          'Labels: every field, icon button and chart asks for one in its type.',
          'The outline: choose heading levels by depth.',
          'The words: say what happened, why it matters and what to do.',
        ]}
      />
    </Part>
  </Article>
);

const meta = {
  title: 'Guides/Accessibility',
  component: Accessibility,
  tags: ['!dev'],
} satisfies Meta<typeof Accessibility>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  },
};
