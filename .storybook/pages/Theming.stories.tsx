import { Source } from '@storybook/addon-docs/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article, Part, Points } from './Article.tsx';

const ownTheme = `/* Loaded after @dreamfork/ui/styles.css. The names stand in vars of @dreamfork/ui/theme. */
[data-theme='light'] {
  color-scheme: light;
  --df-color-accent: #0b5fff;
  --df-radius-m: 4px;
}`;

const Theming = () => (
  <Article
    title="Theming"
    lead="Every colour, size, radius and font is a CSS variable. A theme is one set of values; a host product may bring its own."
  >
    <Part title="Choosing a theme">
      <Points
        points={[
          'ThemeProvider saves the choice of the reader and sets data-theme on the document before the first paint; ThemeSwitcher and useTheme change it.',
          'data-theme="light", "dark" or "creative" on any element begins that theme there. Without one a page is light.',
          'Components ask for tokens by name and never for the name of a theme.',
        ]}
      />
    </Part>
    <Part title="A theme of your own">
      <Source language="css" code={ownTheme} />
      <Points
        points={[
          'Text needs 4.5:1 on paper and on surface, the edge of a control 3:1. Foundations, Colour shows the pairs to measure.',
          'Give color-scheme too: scroll bars and native controls follow it.',
          'In your own vanilla-extract code take names from vars of @dreamfork/ui/theme.',
        ]}
      />
    </Part>
  </Article>
);

const meta = {
  title: 'Guides/Theming',
  component: Theming,
  tags: ['!dev'],
} satisfies Meta<typeof Theming>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();
  },
};
