import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { LiveSearch, type LiveSearchProps } from './LiveSearch.tsx';

function Page({ onSearch, ...props }: LiveSearchProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <LiveSearch
        {...props}
        value={value}
        found={value && `Найдено по «${value}»`}
        onSearch={(words) => {
          setValue(words);
          onSearch(words);
        }}
      />
      <Button onPress={() => setValue('маяк')}>Назад</Button>
    </>
  );
}

const meta = {
  title: 'Patterns/LiveSearch',
  component: LiveSearch,
  parameters: usage({
    when: 'A list that is searched while the words are written.',
    whenNot: 'Each search is dear, or is sent together with other filters.',
    instead: 'FilterBar with a SearchField and a button.',
    keyboard: { Letters: 'Search after a short pause.', Escape: 'Clears it.' },
    accessibility: 'What was found (`found`) is announced politely after the list has changed.',
    do: 'Tell the number of results in `found`.',
    dont: 'Search the server with each letter where a search is dear.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Поиск историй, entry”; while writing “Найдено по «ma»”, once.',
  }),
  args: { label: 'Поиск историй', value: '', onSearch: fn(), delay: 60 },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof LiveSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('searchbox');

/** Searches once writing pauses, keeps the focus, and tells what was found. */
export const WhileWriting: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'маяк');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('маяк'));
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue('маяк');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Найдено по «маяк»');
  },
};

export const Cleared: Story = {
  args: { value: 'маяк' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '{Escape}');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    await expect(field(canvasElement)).toHaveValue('');
  },
};

/** Words that come from elsewhere stand in the field. */
export const FromElsewhere: Story = {
  args: { value: 'кит' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Назад' }));
    await waitFor(() => expect(field(canvasElement)).toHaveValue('маяк'));
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** Words that the page makes its own only later do not wipe out what was written meanwhile. */
export const SlowPage: Story = {
  render: function Slow({ onSearch, ...props }) {
    const [value, setValue] = useState('');
    return (
      <LiveSearch
        {...props}
        value={value}
        onSearch={(words) => {
          onSearch(words);
          setTimeout(() => setValue(words), 150);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'ма');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('ма'));
    await userEvent.type(field(canvasElement), 'як');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('маяк'));
    await expect(field(canvasElement)).toHaveValue('маяк');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        empty: <LiveSearch {...args} label="Поиск 1" placeholder="Название, описание или автор" />,
        found: (
          <Box width={320}>
            <LiveSearch {...args} label="Поиск 2" value="маяк" found="Найдено 12 историй" />
          </Box>
        ),
      }}
    />
  ),
};
