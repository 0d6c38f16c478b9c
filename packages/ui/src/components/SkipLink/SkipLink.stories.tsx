import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    ...usage({
      when: 'Once on a page that begins with a bar or navigation. AppShell has one already.',
      whenNot: 'The page stands in an AppShell, or nothing comes before its content.',
      instead: 'AppShell for a whole page, Link for every other way.',
      keyboard: { Tab: 'Brings it into view: the first stop of the page.', Enter: 'Follows it.' },
      accessibility: 'A link that sighted people see too while it has the focus.',
      do: 'Give the target `tabIndex={-1}`, so that the focus goes there.',
      dont: 'Hide it from everybody but screen readers.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “Skip to content, link”; Enter says “main content” and its text.',
    }),
    layout: 'fullscreen',
  },
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Button>Меню</Button>
      <main id="content" tabIndex={-1}>
        Содержание
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithKeyboard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: t({ ru: 'Перейти к содержанию', en: 'Skip to content' }),
    });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute('href', '#content');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  play: () => userEvent.tab(),
};
