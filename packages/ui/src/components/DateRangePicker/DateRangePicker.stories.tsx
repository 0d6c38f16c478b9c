import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { DateRangePicker, type DateRangeValue } from './DateRangePicker.tsx';

const november: DateRangeValue = { from: '2026-11-03', to: '2026-11-21' };

const meta = {
  title: 'Components/Forms/DateRangePicker',
  component: DateRangePicker,
  parameters: usage({
    when: 'A span of whole days that the usual ones do not cover: the entries of a log from one date to another.',
    whenNot: 'A few usual spans are enough, or the ends are moments of their own.',
    instead: 'Select or SegmentedControl for “7 days”, two DatePickers for moments.',
    anatomy: {
      Label: 'div:has(> [role=group]) > span',
      'First date': '[slot=start]',
      'Last date': '[slot=end]',
      Button: '[role=group] > button',
      'Description or error': '[slot=description]',
      Calendar: '[role=dialog]',
    },
    anatomyOf: 'AllParts',
    keyboard: {
      Tab: 'Moves through the parts of both dates, then to the button.',
      'Arrow up and down': 'Change the part.',
      'Alt + Arrow down': 'Opens the calendar.',
      Enter: 'In the calendar: chooses the first day, then the last.',
      Escape: 'Gives up the day that was begun, then closes.',
    },
    accessibility:
      'A `group` named by `label`; each part is a `spinbutton` that names its date too: «first», «last».',
    do: 'Offer the usual spans first.',
    dont: 'Load a year of figures because two dates allow it: give bounds.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: Each part is named “day, Start Date”, “month, End Date”; the calendar says the day, whether it is selected and “Click to start selecting date range”; at the end “Selected Range: Wednesday 4 November to Friday 6 November 2026”. Left: that hint is spoken twice.',
  }),
  args: {
    label: 'Даты',
    defaultValue: november,
    onChange: fn<(value: DateRangeValue | null) => void>(),
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first press begins the range, the second one ends it. */
export const FromCalendar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = within(await screen.findByRole('dialog'));
    await userEvent.click(
      calendar.getByRole('button', { name: t({ ru: / 9 ноября/, en: / 9 November/ }) }),
    );
    await userEvent.click(
      calendar.getByRole('button', { name: t({ ru: / 12 ноября/, en: / 12 November/ }) }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-12' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-04', to: '2026-11-21' });
  },
};

/** The dates stand one below the other where there is no room for both. */
export const Narrow: Story = {
  render: (args) => (
    <Box width={180}>
      <DateRangePicker {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Даты' });
    await expect(group.scrollWidth).toBeLessThanOrEqual(180);
  },
};

/** At rest, with a description; and open. */
export const AllParts: Story = {
  render: (args) => (
    <Inline gap="6" align="start" wrap>
      <DateRangePicker {...args} description="Не больше 90 дней" />
      <DateRangePicker {...args} label="Открыт" />
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
        empty: <DateRangePicker label="Даты" />,
        chosen: <DateRangePicker label="Даты" defaultValue={november} />,
        errorMessage: (
          <DateRangePicker
            label="Даты"
            defaultValue={november}
            errorMessage="Не больше 90 дней"
            isRequired
          />
        ),
        isDisabled: <DateRangePicker label="Даты" defaultValue={november} isDisabled />,
        'narrow, 180 px': (
          <Box width={180}>
            <DateRangePicker label="Даты" defaultValue={november} />
          </Box>
        ),
      }}
    />
  ),
};
