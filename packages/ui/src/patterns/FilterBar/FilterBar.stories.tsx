import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { FilterBar, FilterSelect } from './FilterBar.tsx';

const meta = {
  title: 'Patterns/FilterBar',
  component: FilterBar,
  parameters: usage({
    when: 'The row above a list that narrows it down: a search, a few choices, find and reset.',
    whenNot: 'What is filled in is saved; or there is only a search.',
    instead: 'FormSection for what is saved, SearchField alone.',
    anatomy: {
      Search: 'form > div:first-child',
      Filters: 'form > div:has(select)',
      'Find and reset': 'form > div:last-child',
    },
    anatomyOf: 'OneOrAll',
    keyboard: { Tab: 'Moves through the filters.', Enter: 'Searches.' },
    accessibility: 'A `search` form named by `label`.',
    do: 'Offer a way to reset all filters at once.',
    dont: 'Save anything with it.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “search Поиск пользователей; Email или имя пользователя, entry”, “Найти, push button”.',
  }),
  args: {
    label: 'Поиск пользователей',
    onSubmit: fn(),
    search: <TextField label="Email или имя пользователя" />,
    actions: (
      <>
        <Button type="submit" variant="primary">
          Найти
        </Button>
        <Button variant="quiet">Сбросить</Button>
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EnterSubmits: Story = {
  play: async ({ args, canvasElement }) => {
    const search = within(within(canvasElement).getByRole('search'));
    await userEvent.type(search.getByRole('textbox'), 'marina{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ButtonSubmits: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const onChoose = fn();

/** A filter is one of its parts, or all of them: then its value is `null`. */
export const OneOrAll: Story = {
  args: {
    children: (
      <FilterSelect
        label="Устройство"
        isLabelInside
        names={{ all: 'любое', phone: 'телефон', desktop: 'компьютер' }}
        ids={['phone', 'desktop']}
        value="phone"
        onChange={onChoose}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Устройство/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'любое' }));
    await expect(onChoose).toHaveBeenLastCalledWith(null);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'компьютер' }));
    await expect(onChoose).toHaveBeenLastCalledWith('desktop');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        'search, actions': <FilterBar {...args} label="Поиск 1" />,
        'search, filter, actions': (
          <FilterBar {...args} label="Поиск 2">
            <Select label="Статус" items={[{ id: 'all', label: 'все' }]} value="all" />
          </FilterBar>
        ),
        'search alone': <FilterBar label="Поиск 3" search={args.search} />,
        'narrow, 320 px': (
          <Box width={320}>
            <FilterBar {...args} label="Поиск 4" />
          </Box>
        ),
      }}
    />
  ),
};
