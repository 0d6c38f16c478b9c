import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Footer } from './Footer.tsx';

const { say, inBothLanguages } = bilingual({
  Платформа: 'Platform',
  Истории: 'Stories',
  Создать: 'Create',
  'Панель управления': 'Dashboard',
  Поддержка: 'Support',
  Помощь: 'Help',
  Контакты: 'Contacts',
  'О нас': 'About us',
});

const meta = {
  ...inBothLanguages,
  title: 'Patterns/Footer',
  component: Footer,
  parameters: {
    ...usage({
      when: 'The foot of every page of the site: the rest of its places, and the year.',
      whenNot: 'It is the foot of a dialog or a card.',
      instead: '`footer` of a Dialog, `actions` of a FormSection.',
      keyboard: { Tab: 'Moves to the link.', Enter: 'Follows it.' },
      accessibility: 'A `contentinfo` whose groups of links are named lists.',
      do: 'Put here what belongs to the site and to no page.',
      dont: 'Repeat the main links of the bar.',
    }),
    layout: 'fullscreen',
  },
  args: {
    note: '© 2026',
    groups: [
      {
        title: 'Платформа',
        links: [
          { href: '/stories', label: 'Истории' },
          { href: '/app/editor', label: 'Создать' },
          { href: '/app/dashboard', label: 'Панель управления' },
        ],
      },
      {
        title: 'Поддержка',
        links: [
          { href: '/help', label: 'Помощь' },
          { href: '/contacts', label: 'Контакты' },
          { href: '/about', label: 'О нас' },
        ],
      },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const platform = canvas.getByRole('navigation', { name: say('Платформа') });
    await expect(within(platform).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('© 2026')).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
  },
};

/** Raised like every part of this theme: an edge all around and a hard shadow. */
export const Creative: Story = {
  globals: { theme: 'creative' },
  play: async ({ canvas }) => {
    const { borderInlineStartWidth, borderInlineStartColor, borderTopColor, boxShadow } =
      getComputedStyle(canvas.getByRole('contentinfo'));
    await expect(borderInlineStartWidth).toBe('2px');
    await expect(borderInlineStartColor).toBe(borderTopColor);
    await expect(boxShadow).toContain('3px 3px 0px');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => <VariantGrid layout="stacked" items={{ 'two groups': <Footer {...args} /> }} />,
};
