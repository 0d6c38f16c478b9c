import { Markdown } from '@storybook/addon-docs/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article, Part } from './Article.tsx';

const files = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const changes = Object.entries(files)
  .filter(([path]) => !path.endsWith('README.md'))
  .map(([, text]) =>
    text
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .trim()
      .replaceAll('\n', '\n  '),
  )
  .map((text) => `- ${text}`)
  .join('\n');

const Changes = () => (
  <Article
    title="Changes"
    lead="What the next version of the packages brings. After a release it stands in the CHANGELOG of each package."
  >
    <Part title="The next version">
      <Markdown>{changes}</Markdown>
    </Part>
  </Article>
);

const meta = {
  title: 'Guides/Changes',
  component: Changes,
  tags: ['!dev'],
} satisfies Meta<typeof Changes>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  },
};
