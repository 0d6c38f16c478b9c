import { Source } from '@storybook/addon-docs/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article, Part, Points } from './Article.tsx';

const anatomy = `packages/ui/src/components/Button/
  Button.tsx            the component and the types of its props
  Button.css.ts         styles from tokens
  Button.messages.ts    its words in Russian and English
  Button.stories.tsx    usage, states, interaction tests, the matrix
packages/ui/examples/
  Button.tsx            the example of the docs page`;

const Contributing = () => (
  <Article title="Contributing" lead="What a component consists of, and how one is added.">
    <Part title="Anatomy of a component">
      <Source language="text" code={anatomy} />
    </Part>
    <Part title="Adding one">
      <Points
        points={[
          'Look whether a sibling does it: the Instead of each docs page names them.',
          'Build on react-aria-components; styles are vanilla-extract with tokens. No className or style in the public props; ref is a prop.',
          'Document each prop in its type with @default: the table of the docs page is made from the types.',
          'Write usage: when, when not, what instead, keyboard, accessibility, do and don’t. The type and a test require all of it.',
          'Write stories with short play functions, and one Matrix with the tag visual: the picture is compared in three themes.',
          'Write examples/Name.tsx: it is shown on the docs page as written, and compiled.',
          'Add a changeset if users of the package see the change.',
        ]}
      />
    </Part>
    <Part title="Before it lands">
      <Points
        points={[
          'npm run lint and npm run typecheck',
          'npm run stories: every story is a test',
          'npm run visual: pictures of the matrices',
          'npm run e2e-storybook: every docs page of the built Storybook in three themes',
        ]}
      />
    </Part>
  </Article>
);

const meta = {
  title: 'Guides/Contributing',
  component: Contributing,
  tags: ['!dev'],
} satisfies Meta<typeof Contributing>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contributing' })).toBeVisible();
  },
};
