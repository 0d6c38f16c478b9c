import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { passwordMessages } from './PasswordField.messages.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const rulesOf = (password: string) => [
  { label: 'Не меньше 6 символов', isMet: password.length >= 6 },
  { label: 'Заглавная латинская буква', isMet: /[A-Z]/.test(password) },
  { label: 'Строчная латинская буква', isMet: /[a-z]/.test(password) },
  { label: 'Цифра', isMet: /\d/.test(password) },
];

function LivePassword(props: PasswordFieldProps) {
  const [value, setValue] = useState('');
  return <PasswordField {...props} value={value} onChange={setValue} rules={rulesOf(value)} />;
}

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  parameters: usage({
    when: 'A password. Where one is being chosen, `rules` show what it still lacks while it is typed.',
    whenNot: 'The secret is not the person’s own and need not be hidden: a link, a one-time code.',
    instead: 'TextField.',
    anatomy: {
      Label: 'label',
      Field: 'input',
      'Button that shows it': 'input ~ span button',
      Error: '[slot=errorMessage]',
      Rules: 'ul:has(svg)',
    },
    anatomyOf: 'AllParts',
    keyboard: {
      Tab: 'Moves to the field, then to the button that shows the password.',
      Space: 'Shows or hides the password on that button.',
    },
    accessibility:
      'Rules that are met or missed are told in words and announced while one types. Pasting is allowed, and managers fill it in.',
    do: 'Show the rules from the beginning.',
    dont: 'Ask for the password twice, or forbid pasting.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Пароль, password text”; while typing: “Rules met: 3 of 4”; “Show password, push button”. Found: the tooltip repeated that name; mended in IconButton. Left: the change to “Hide password” is not spoken.',
  }),
  args: { label: 'Пароль', autoComplete: 'new-password' },
  decorators: [
    (Story) => (
      <Box maxWidth={360}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Пароль', { selector: 'input' });
    await userEvent.type(input, 'Mayak7');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: t(passwordMessages).show }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('Mayak7');
    await userEvent.click(canvas.getByRole('button', { name: t(passwordMessages).hide }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const LiveChecklist: Story = {
  render: (args) => <LivePassword {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(t(passwordMessages).progress(0, 4));
    await userEvent.type(canvas.getByLabelText('Пароль', { selector: 'input' }), 'mayak7');
    await expect(status).toHaveTextContent(t(passwordMessages).progress(3, 4));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(t(passwordMessages).notMet);
  },
};

/** Refused by the server, with the rules in view. */
export const AllParts: Story = {
  args: { defaultValue: 'mayak7', rules: rulesOf('mayak7'), errorMessage: 'Пароль не подходит' },
};

const states: Record<string, Partial<PasswordFieldProps>> = {
  empty: {},
  filled: { defaultValue: 'Mayak7' },
  'rules, some met': { defaultValue: 'mayak7', rules: rulesOf('mayak7') },
  'rules, all met': { defaultValue: 'Mayak7', rules: rulesOf('Mayak7') },
  errorMessage: { defaultValue: 'mayak', errorMessage: 'Пароль не подходит' },
  isDisabled: { isDisabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={eachOf(namesOf(states), (state) => <PasswordField {...args} {...states[state]} />)}
    />
  ),
};
