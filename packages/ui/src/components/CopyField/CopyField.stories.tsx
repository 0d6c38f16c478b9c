import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { copyMessages } from './CopyField.messages.ts';
import { CopyField } from './CopyField.tsx';

const address = 'https://dreamfork.example/story/7Q2F';
const code = `<iframe src="${address}" title="Последний катер" width="100%" height="640"></iframe>`;

const meta = {
  title: 'Components/Forms/CopyField',
  component: CopyField,
  parameters: usage({
    when: 'A text that is to be taken elsewhere as it is: an address, a code to embed, a key.',
    whenNot: 'The text can be edited, or is only read.',
    instead: 'TextField for what is edited, DescriptionList for what is read.',
    anatomy: {
      Label: 'label',
      Text: 'input',
      Button: 'div:has(> [role=status]) > button',
      Outcome: '[role=status]',
    },
    anatomyOf: 'Copied',
    keyboard: {
      Tab: 'Moves to the text, which can be selected, then to the button.',
      'Enter or Space': 'Copies.',
    },
    accessibility:
      'The outcome is a `status`. Where the browser refuses, the text is selected and has the focus.',
    do: 'Show all of what is copied.',
    dont: 'Copy without being asked.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Ключ, read only entry”, then “Copy, push button”; Enter says “Copied”, once.',
  }),
  args: { label: 'Ссылка', value: address },
} satisfies Meta<typeof CopyField>;
export default meta;

type Story = StoryObj<typeof meta>;

const write = fn<(text: string) => Promise<void>>();

/** Replaces the clipboard of the browser, which asks for consent. */
function replaceClipboard(implementation: (text: string) => Promise<void>) {
  write.mockReset().mockImplementation(implementation);
  const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  return () => clipboard.mockRestore();
}

export const Copied: Story = {
  beforeEach: () => replaceClipboard(async () => {}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t(copyMessages).copy }));
    await expect(write).toHaveBeenLastCalledWith(address);
    await expect(await canvas.findByText(t(copyMessages).copied)).toBeVisible();
  },
};

/** A key is shown in groups of four and copied without the spaces. */
export const CopyValue: Story = {
  args: { label: 'Ключ', value: 'JBSW Y3DP EHPK', copyValue: 'JBSWY3DPEHPK' },
  beforeEach: () => replaceClipboard(async () => {}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t(copyMessages).copy }));
    await expect(write).toHaveBeenLastCalledWith('JBSWY3DPEHPK');
  },
};

/** Where the browser refuses, the text is selected, so that one shortcut copies it. */
export const Refused: Story = {
  args: { isMultiline: true, value: code },
  beforeEach: () => replaceClipboard(() => Promise.reject(new Error('No consent'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t(copyMessages).copy }));
    await expect(await canvas.findByText(t(copyMessages).refused)).toBeVisible();
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ссылка' });
    await expect(getComputedStyle(field).fontFamily).toContain('JetBrains Mono');
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(code);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        line: <CopyField {...args} />,
        description: <CopyField {...args} description="Откроется у всех, кому вы её дадите." />,
        isMultiline: <CopyField {...args} label="Код для вставки" value={code} isMultiline />,
      }}
    />
  ),
};
