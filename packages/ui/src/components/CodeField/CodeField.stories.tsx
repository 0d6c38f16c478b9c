import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { CodeField, type CodeFieldProps, type CodePiece } from './CodeField.tsx';
import { SuggestingTextArea } from './SuggestingTextArea.tsx';

const piecesOf = (text: string): CodePiece[] =>
  [...text.matchAll(/"[^"]*"?|[\p{L}_]+|\d+|[^\s]/gu)].map(({ 0: found, index: from }) => ({
    kind: /^\d/.test(found)
      ? 'number'
      : found.startsWith('"')
        ? 'text'
        : ['и', 'или', 'не'].includes(found)
          ? 'keyword'
          : /^\p{L}/u.test(found)
            ? 'name'
            : 'sign',
    from,
    to: from + found.length,
  }));

const names = ['золото', 'золотой_ключ', 'имя'];

const suggest: CodeFieldProps['suggest'] = (text, index, isAsked) => {
  const word = /[\p{L}_]*$/u.exec(text.slice(0, index))?.[0] ?? '';
  if (word === '' && !isAsked) return [];
  return names
    .filter((name) => name.startsWith(word) && name !== word)
    .map((name) => ({ label: name, detail: 'число', from: index - word.length, text: name }));
};

function Written(props: CodeFieldProps) {
  const [text, setText] = useState(props.value);
  return (
    <CodeField
      {...props}
      value={text}
      pieces={piecesOf(text)}
      onChange={(typed) => {
        props.onChange(typed);
        setText(typed);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/CodeField',
  component: CodeField,
  parameters: usage({
    when: 'An expression of a few words that some authors would rather write than build.',
    whenNot: 'The text is for readers.',
    instead: 'TextArea for texts, TextField for names.',
    keyboard: {
      Tab: 'Moves into the field and out of it.',
      'Arrow down': 'Moves into the suggestions.',
      Enter: 'Takes the suggestion.',
      Escape: 'Closes the suggestions.',
    },
    accessibility:
      'A text box with suggestions; the chosen one is told through `aria-activedescendant`. The place of a mistake is told in words by `errorMessage`.',
    do: 'Say in `errorMessage` what is wrong and what would be right.',
    dont: 'Colour a mistake without a sentence about it.',
  }),
  args: {
    label: 'Условие',
    value: 'золото > 3 и имя = "Анна"',
    pieces: [],
    suggest,
    suggestionsLabel: 'Подсказки',
    onChange: fn(),
  },
  render: (args) => <Written {...args} />,
  decorators: [
    (Story) => (
      <Box maxWidth={320}>
        <div style={{ minHeight: 260 }}>
          <Story />
        </div>
      </Box>
    ),
  ],
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  coloured: {},
  empty: { value: '' },
  mistake: { value: 'золото > и имя', mistakeAt: 9, errorMessage: 'Знак 10: слово не на месте.' },
} as const;

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={eachOf(namesOf(states), (state) => <Written {...args} {...states[state]} />)}
    />
  ),
};

export const Coloured: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Условие' })).toHaveValue(
      'золото > 3 и имя = "Анна"',
    );
  },
};

/** A mistake is marked at its place and named below. */
export const Mistake: Story = {
  args: { value: 'золото > и имя', mistakeAt: 9, errorMessage: 'Знак 10: слово не на месте.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Условие' });
    await expect(field).toHaveAccessibleDescription(/Знак 10/);
    await expect(field).toBeInvalid();
  },
};

/** The end of the text is where something is missing. */
export const MistakeAtTheEnd: Story = {
  args: { value: 'золото >', mistakeAt: 8, errorMessage: 'Знак 9: выражение обрывается.' },
};

/** Names are completed with the keyboard; Escape closes the list and nothing else. */
export const Completion: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Условие' });
    await userEvent.type(field, 'зол');
    const list = await canvas.findByRole('listbox', { name: 'Подсказки' });
    const active = () => field.getAttribute('aria-activedescendant');
    const options = within(list).getAllByRole('option');
    await expect(active()).toBe(options[0]?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe(options[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('золотой_ключ');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.type(field, ' и ');
    await userEvent.keyboard('{Control>} {/Control}');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('золотой_ключ и ');
    await expect(field).toHaveFocus();
  },
};

/** A suggestion can be pressed; the field keeps the focus. */
export const CompletionByMouse: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Условие' });
    await userEvent.type(field, 'и');
    await userEvent.click(await canvas.findByRole('option', { name: /имя/ }));
    await expect(field).toHaveValue('имя');
    await expect(field).toHaveFocus();
  },
};

function Prose() {
  const [text, setText] = useState('Строка.\n'.repeat(8));
  return (
    <SuggestingTextArea
      label="Текст"
      value={text}
      onChange={setText}
      suggest={suggest}
      suggestionsLabel="Подсказки"
    />
  );
}

/** In a text of many lines the list stands under the line of the caret; a press in the text closes it. */
export const InText: Story = {
  render: () => <Prose />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Текст' });
    await userEvent.click(field);
    const topAt = async (index: number) => {
      field.setSelectionRange(index, index);
      await userEvent.keyboard('зол');
      return (await canvas.findByRole('listbox')).getBoundingClientRect().top;
    };
    const first = await topAt(0);
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    const top = field.getBoundingClientRect().top;
    await expect(first - top).toBeLessThan(2 * line + 16);
    await userEvent.click(field);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    const fifth = await topAt(3 + 4 * 8);
    await expect(fifth - first).toBeCloseTo(4 * line, 0);
    await userEvent.keyboard('{Tab}');
    await expect(field.value.split('\n')[4]).toBe('золотоСтрока.');
    await expect(field).toHaveFocus();
  },
};
