import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Patterns/ErrorSummary',
  component: ErrorSummary,
  parameters: usage({
    when: 'A form of several fields could not be sent, and more than one of them is wrong. Give it the focus then.',
    whenNot:
      'One field alone is wrong: lead to that field itself. Or nothing could be sent at all.',
    instead: '`errorMessage` of the field, which stays beside the summary too; Toast, Notice.',
    keyboard: { Tab: 'Moves through the links.', Enter: 'Moves to the field that is wrong.' },
    accessibility:
      'A `group` named by its title that takes the focus after a failed attempt; each line leads to its field.',
    do: 'Keep the message at the field too.',
    dont: 'Show it while people are still typing.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Check these fields, panel; List with 2 items; Email: Заполните это поле, push button”; Enter goes to “Email, entry, invalid entry” and says the message.',
  }),
  args: {
    errors: [
      { name: 'email', label: 'Email', message: 'Заполните это поле' },
      { name: 'terms', label: 'Условия', message: 'Отметьте, чтобы продолжить' },
    ],
  },
  render: (args) => (
    <form>
      <Stack gap="5">
        <ErrorSummary {...args} />
        <TextField label="Email" name="email" errorMessage="Заполните это поле" />
        <Checkbox name="terms" errorMessage="Отметьте, чтобы продолжить">
          Принимаю условия
        </Checkbox>
      </Stack>
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every line leads to its field. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole('group', {
      name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }),
    });
    await userEvent.click(within(summary).getByRole('button', { name: /^Email/ }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('button', { name: /^Условия/ }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
};
