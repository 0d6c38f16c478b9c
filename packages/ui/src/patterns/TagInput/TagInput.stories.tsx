import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { tagInputMessages } from './TagInput.messages.ts';
import { TagInput, type TagInputProps } from './TagInput.tsx';

function Held({ value: initial, ...props }: TagInputProps) {
  const [value, setValue] = useState<readonly string[]>(initial);
  return <TagInput {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Patterns/TagInput',
  component: TagInput,
  parameters: usage({
    when: 'A few free words under which a thing is to be found.',
    whenNot: 'The words come from a fixed list, or there is one.',
    instead: 'Select, ComboBox, TextField.',
    anatomy: {
      Label: 'label',
      Field: 'input',
      Error: '[slot=errorMessage]',
      'Tags with a cross': '[role=grid]',
    },
    anatomyOf: 'Invalid',
    keyboard: {
      'Enter or comma': 'Adds the word.',
      'Arrow keys': 'Move through the tags.',
      Delete: 'Removes the tag that has the focus.',
    },
    accessibility:
      'A text field and a list of its own; a tag that is refused is told by the error of the field.',
    do: 'Tell the limit before it is reached.',
    dont: 'Use it for words of a fixed list.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Теги, entry” and the help. Found: neither adding nor removing a word was spoken; there are messages now. Found: the tooltip repeated “Remove “one””; mended in IconButton.',
  }),
  args: {
    label: 'Теги',
    value: ['море', 'ночь'],
    onChange: () => undefined,
    maximum: 3,
    maximumLength: 30,
  },
  render: (args) => (
    <Box maxWidth={420}>
      <Held {...args} />
    </Box>
  ),
} satisfies Meta<typeof TagInput>;
export default meta;

type Story = StoryObj<typeof meta>;

const tagsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('row')
    .map((row) => row.textContent);

export const WrittenWithEnterAndComma: Story = {
  args: { value: [] },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Теги' });
    await userEvent.type(input, '#море{Enter}');
    await userEvent.type(input, 'ночь,');
    await waitFor(() => expect(tagsOf(canvasElement)).toEqual(['море', 'ночь']));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      t(tagInputMessages).added('ночь'),
    );
    await expect(input).toHaveValue('');
  },
};

const send = fn((event: SubmitEvent) => event.preventDefault());

/** Enter adds words; the form around them is sent by its button alone. */
export const InAForm: Story = {
  render: (args) => (
    <form onSubmit={(event) => send(event.nativeEvent as SubmitEvent)}>
      <Held {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Теги' });
    await userEvent.type(input, 'маяк{Enter}{Enter}');
    await waitFor(() => expect(tagsOf(canvasElement)).toEqual(['море', 'ночь', 'маяк']));
    await expect(send).not.toHaveBeenCalled();
  },
};

const sent = fn();

function FormWithTags(args: TagInputProps) {
  const [tags, setTags] = useState<readonly string[]>(args.value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(tags);
      }}
    >
      <TagInput {...args} value={tags} onChange={setTags} />
    </form>
  );
}

/** What stands in the field when the form is sent counts; what does not fit keeps the form from being sent. */
export const SentWhileTyping: Story = {
  args: { value: ['море'], maximum: 2 },
  render: (args) => <FormWithTags {...args} />,
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Теги' });
    await userEvent.type(input, 'маяк');
    input.form?.requestSubmit();
    await expect(sent).toHaveBeenCalledWith(['море', 'маяк']);
    await userEvent.type(input, 'лодка');
    input.form?.requestSubmit();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('лодка');
    await waitFor(() => expect(input).toBeInvalid());
  },
};

/** The words are a list of their own: arrows walk in it, Delete takes a word off. */
export const TakenOffWithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('row', { name: 'море' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(tagsOf(canvasElement)).toEqual(['море']));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      t(tagInputMessages).removed('ночь'),
    );
  },
};

export const TakenOffWithPointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: new RegExp(t(tagInputMessages).remove('море')),
      }),
    );
    await waitFor(() => expect(tagsOf(canvasElement)).toEqual(['ночь']));
  },
};

/** What does not fit stays in the field, and it says why. */
export const Full: Story = {
  args: { value: ['море', 'ночь', 'маяк'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Теги' });
    await userEvent.type(input, 'лодка{Enter}');
    await expect(await canvas.findByText(t(tagInputMessages).full(3))).toBeInTheDocument();
    await expect(input).toHaveValue('лодка');
    await expect(input).toBeInvalid();
  },
};

/** The server did not take a word. */
export const Invalid: Story = { args: { errorMessage: 'Слово не подошло серверу.' } };

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        empty: <TagInput {...args} label="Теги 1" value={[]} />,
        written: <TagInput {...args} label="Теги 2" />,
        wrong: <TagInput {...args} label="Теги 3" errorMessage="Слово не подошло серверу." />,
      }}
    />
  ),
};
