import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  parameters: usage({
    when: 'One date, or a moment to the minute: when a notice begins, until when a ban lasts. It is typed, or chosen in a calendar.',
    whenNot: 'A beginning and an end belong together, or a few usual spans are enough.',
    instead: 'DateRangePicker for a span of days, Select for “7 days”, “30 days”.',
    anatomy: {
      Label: 'div:has(> [role=group]) > span',
      'Day, month, year, time': '[role=group] > span',
      Button: '[role=group] > button',
      'Description or error': '[slot=description]',
      Calendar: '[role=dialog]',
    },
    anatomyOf: 'AllParts',
    keyboard: {
      Tab: 'Moves through the parts of the date, then to the button.',
      'Arrow up and down': 'Change the part.',
      Digits: 'Write it; the focus goes on when the part is whole.',
      Backspace: 'Clears the part.',
      'Alt + Arrow down': 'Opens the calendar.',
      'Arrow keys': 'Move through the days of the calendar.',
      'Page up and down': 'Move by a month.',
    },
    accessibility:
      'A `group` named by `label`; each part is a `spinbutton` with a name, and the chosen date is its description.',
    do: 'Give the first and the last possible date.',
    dont: 'Ask for a date of birth through the calendar alone.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Начало, panel; Начало day, spin button”; Up says “27” (once more as the text changes); the calendar says month, row, column and “Today, Friday, 27 November 2026”; choosing says “Selected Date: Saturday, 28 November 2026” and the button. Left: the arrows say “m”, “y” for an empty part, where Tab says its name.',
  }),
  args: { label: 'Начало', defaultValue: '2026-11-26', onChange: fn<(value: string) => void>() },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Digits fill the parts one after the other. */
export const Typed: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: t({ ru: /день/i, en: /day/i }) }));
    await userEvent.keyboard('04032027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-04');
  },
};

export const WithTime: Story = {
  args: { hasTime: true, defaultValue: '2026-11-26T09:30' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: t({ ru: /час/i, en: /hour/i }) }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26T10:30');
  },
};

/** The calendar opens at the date and gives the focus back. */
export const FromCalendar: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const calendar = within(await screen.findByRole('dialog'));
    await expect(
      calendar.getByRole('heading', { name: t({ ru: /ноябрь 2026/i, en: /November 2026/ }) }),
    ).toBeVisible();
    await waitFor(() =>
      expect(
        calendar.getByRole('button', { name: t({ ru: /26 ноября/, en: /26 November/ }) }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Days outside the bounds cannot be chosen. */
export const Bounds: Story = {
  args: { minValue: '2026-11-20', maxValue: '2026-11-28' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = within(await screen.findByRole('dialog'));
    await expect(
      calendar.getByRole('button', { name: t({ ru: /29 ноября/, en: /29 November/ }) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(
      calendar.getByRole('button', { name: t({ ru: /28 ноября/, en: /28 November/ }) }),
    ).not.toHaveAttribute('aria-disabled');
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Start' })).toHaveTextContent('26/11/2026');
  },
};

/** At rest, with a description; and open. */
export const AllParts: Story = {
  render: (args) => (
    <Inline gap="6" align="start" wrap>
      <DatePicker {...args} description="По времени читателя" />
      <DatePicker {...args} label="Открыт" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [, opener] = canvas.getAllByRole('button');
    if (opener) await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={{
        empty: <DatePicker label="Начало" />,
        chosen: <DatePicker label="Начало" defaultValue="2026-11-26" />,
        hasTime: <DatePicker label="Начало" defaultValue="2026-11-26T09:30" hasTime />,
        errorMessage: (
          <DatePicker
            label="Конец"
            defaultValue="2026-11-26"
            errorMessage="Конец раньше начала"
            isRequired
          />
        ),
        isDisabled: <DatePicker label="Начало" defaultValue="2026-11-26" isDisabled />,
        isReadOnly: <DatePicker label="Начало" defaultValue="2026-11-26" isReadOnly />,
      }}
    />
  ),
};
