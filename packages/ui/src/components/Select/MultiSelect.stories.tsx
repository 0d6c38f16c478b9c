import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import type { MultiSelectProps } from './MultiSelect.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const { say, inBothLanguages } = bilingual({
  Детектив: 'Mystery',
  Фантастика: 'Fantasy',
  Юмор: 'Humour',
  Ужасы: 'Horror',
  Жанры: 'Genres',
  любые: 'any',
  'Можно выбрать несколько': 'You can choose several',
  Открыт: 'Open',
  'Выберите хотя бы один жанр': 'Choose at least one genre',
});

const genres = [
  { id: 'detective', label: 'Детектив' },
  { id: 'fantasy', label: 'Фантастика' },
  { id: 'humour', label: 'Юмор' },
  { id: 'horror', label: 'Ужасы', isDisabled: true },
] as const;

const meta = {
  ...inBothLanguages,
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  parameters: usage({
    when: 'Any number of about five to fifteen known answers, in a form or a row of filters.',
    whenNot:
      'One answer is taken; people write the answers themselves; all should be seen at once.',
    instead: 'Select for one, TagInput for words of their own, Checkbox for few.',
    anatomy: {
      Label: 'div:has(> button[aria-haspopup]) > span',
      'Button with the values': 'button[aria-haspopup]',
      'Description or error': '[slot=description]',
      'List that stays open': '[role=listbox]',
    },
    anatomyOf: 'AllParts',
    keyboard: {
      'Enter, Space or Arrow keys': 'Open the list.',
      'Enter or Space': 'Takes the option or puts it back; the list stays open.',
      Letters: 'Jump to the option that begins with them.',
      Escape: 'Closes the list; what was taken stays.',
    },
    accessibility:
      'A button with a `listbox` of several answers; the values are read as a list in the language of the page.',
    do: 'Say in the placeholder what it means when nothing is chosen.',
    dont: 'Offer an option “all”: nothing chosen says so.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Жанры любые Жанры, collapsed, push button, opens listbox”; Down says “Фантастика, not selected”; Escape goes back to the button with the new value. Left: opening says nothing, and Enter does not say “selected”.',
  }),
  args: { label: 'Жанры', items: genres, placeholder: 'любые', onChange: fn() },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list stays open; the button names all that is chosen. */
export const ChoosesSeveral: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: new RegExp(say('Жанры')) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const list = await within(document.body).findByRole('listbox');
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['detective', 'humour']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent(t({ ru: 'Детектив и Юмор', en: 'Mystery and Humour' }));
  },
};

/** A second press puts an option back. */
export const PutsBack: Story = {
  args: { defaultValue: ['detective', 'fantasy'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('Жанры')) }));
    const list = within(await within(document.body).findByRole('listbox'));
    await userEvent.click(list.getByRole('option', { name: say('Детектив') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['fantasy']);
  },
};

/** At rest, with a description; and open. */
export const AllParts: Story = {
  render: (args) => (
    <Inline gap="6" align="start" wrap>
      <MultiSelect {...args} description={say('Можно выбрать несколько')} />
      <MultiSelect {...args} label={say('Открыт')} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [, opener] = canvas.getAllByRole('button');
    if (opener) await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

const states: Record<string, Partial<MultiSelectProps<string>>> = {
  empty: {},
  one: { defaultValue: ['fantasy'] },
  several: { defaultValue: ['detective', 'fantasy', 'humour'] },
  isLabelInside: { defaultValue: ['detective', 'humour'], isLabelInside: true },
  description: { description: 'Можно выбрать несколько' },
  errorMessage: { errorMessage: 'Выберите хотя бы один жанр' },
  isDisabled: { isDisabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  render: () => (
    <VariantGrid
      items={{
        ...eachOf(namesOf(states), (state) => (
          <MultiSelect<string>
            label={say('Жанры')}
            items={say(genres)}
            placeholder={say('любые')}
            {...say(states)[state]}
          />
        )),
        open: (
          <MultiSelect<string>
            label={say('Открыт')}
            items={say(genres)}
            defaultValue={['fantasy']}
            defaultOpen
          />
        ),
      }}
    />
  ),
};
