import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Button } from '../Button/Button.tsx';
import { fieldMessages } from '../Field/Field.messages.ts';
import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  parameters: usage({
    when: 'One line of text: a title, a name, an address. `font="reading"` where the words are the author’s.',
    whenNot:
      'The text may run over a line, is a password or a number, or is chosen from things that are known.',
    instead:
      'TextArea for more than a line, PasswordField, NumberField, SearchField for what they say, Select or ComboBox for known answers.',
    anatomy: {
      Label: 'label',
      Field: 'input',
      'Description or error': '[slot=errorMessage]',
    },
    anatomyOf: 'WithError',
    keyboard: { Tab: 'Moves to the field.', Enter: 'Sends the form around it.' },
    accessibility:
      'A native input; the label is always there, `description` and `errorMessage` describe it, and an error marks it invalid.',
    do: 'Say in `errorMessage` what is wrong and what to do.',
    dont: 'Use the placeholder in place of a label.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Почта, entry, required”; with an error: “Название, entry, Маяк selected, invalid entry” and the message once.',
  }),
  args: { label: 'Название', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth={360}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { description: 'Так историю увидят читатели' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Название' });
    await userEvent.type(input, 'Маяк');
    await expect(args.onChange).toHaveBeenLastCalledWith('Маяк');
    await expect(input).toHaveAccessibleDescription('Так историю увидят читатели');
  },
};

export const WithError: Story = {
  args: { defaultValue: 'Маяк', errorMessage: 'История с таким названием уже есть' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Название' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('История с таким названием уже есть');
  },
};

/** A theme of thick ink edges shows by a pale one that nothing can be typed. */
export const QuietInCreative: Story = {
  globals: { theme: 'creative' },
  render: () => (
    <Stack>
      <TextField label="Обычное" />
      <TextField label="Отключённое" isDisabled />
      <TextField label="Для чтения" isReadOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [edge, disabled, readOnly] = canvas
      .getAllByRole('textbox')
      .map((input) => input.parentElement && getComputedStyle(input.parentElement).borderTopColor);
    await expect(disabled).not.toBe(edge);
    await expect(readOnly).toBe(disabled);
  },
};

const onSubmit = fn((event: SubmitEvent) => event.preventDefault());

export const RequiredInForm: Story = {
  args: { type: 'email', label: 'Почта', isRequired: true, name: 'email' },
  render: (args) => (
    <Form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      <Stack>
        <TextField {...args} />
        <Button type="submit" variant="primary">
          Войти
        </Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    const input = canvas.getByRole('textbox', { name: 'Почта' });
    await expect(input).toHaveFocus();
    await expect(canvas.getByText(t(fieldMessages).missing)).toBeVisible();
    await userEvent.type(input, 'marina@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** What is wrong is told once the field is left, and gone with the form's reset, as is what was typed. */
export const ResetInForm: Story = {
  args: { type: 'email', label: 'Почта', defaultValue: 'marina@example.org' },
  render: (args) => (
    <form>
      <Stack>
        <TextField {...args} />
        <Button type="reset">Сбросить</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Почта' });
    await userEvent.clear(input);
    await userEvent.type(input, 'марина');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(t(fieldMessages).email);
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(input).toHaveValue('marina@example.org');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(args.onChange).toHaveBeenLastCalledWith('marina@example.org');
  },
};

/** Addresses in any script pass; what is no address is told in our words. */
export const Email: Story = {
  args: { type: 'email', label: 'Почта' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Почта' });
    await userEvent.type(input, 'имя@почта');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(t(fieldMessages).email);
    await userEvent.type(input, '.рф');
    await userEvent.tab();
    await expect(input).toBeValid();
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

const states: Record<string, Partial<TextFieldProps>> = {
  empty: {},
  placeholder: { placeholder: 'Например, Маяк на краю карты' },
  filled: { defaultValue: 'Маяк на краю карты' },
  'font reading': { font: 'reading', defaultValue: 'У подножия маяка' },
  description: { description: 'Так историю увидят читатели' },
  isRequired: { isRequired: true },
  errorMessage: { defaultValue: 'Маяк', errorMessage: 'История с таким названием уже есть' },
  isDisabled: { isDisabled: true, defaultValue: 'Узел удалён' },
  isReadOnly: { isReadOnly: true, defaultValue: 'marina@example.org' },
  hideLabel: { hideLabel: true, defaultValue: 'Подпись скрыта' },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={eachOf(namesOf(states), (state) => <TextField label="Название" {...states[state]} />)}
    />
  ),
};

/** Keys pressed in a field reach the shortcuts of the page, also where the field handles keys itself. */
export const ShortcutsOfThePage: Story = {
  args: { onKeyDown: fn() },
  play: async ({ args, canvas }) => {
    const onShortcut = fn();
    document.addEventListener('keydown', onShortcut);
    try {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(args.onKeyDown).toHaveBeenCalledTimes(2);
      await expect(onShortcut).toHaveBeenCalledTimes(2);
    } finally {
      document.removeEventListener('keydown', onShortcut);
    }
  },
};
