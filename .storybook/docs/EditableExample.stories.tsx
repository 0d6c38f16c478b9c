import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EditableExample } from './EditableExample.tsx';
import { exampleOf } from './examples.ts';

function sourceOf(name: string): Promise<string> {
  const example = exampleOf('ui', name);
  if (!example) throw new Error(`There is no example ${name}.`);
  return example.source();
}

const button = sourceOf('Button');

const meta = {
  title: 'Tests/Example editor',
  tags: ['!autodocs'],
  render: () => (
    <EditableExample source={button} locale="en">
      As it was written
    </EditableExample>
  ),
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openEditor(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  return canvas.findByRole('textbox', { name: 'Source of the example' });
}

/** Replaces text in the editor like somebody who selects it and types. */
async function replace(editor: HTMLElement, from: string, to: string): Promise<void> {
  const document = editor.ownerDocument;
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const start = text.textContent?.indexOf(from) ?? -1;
    if (start >= 0) {
      editor.focus();
      document.getSelection()?.setBaseAndExtent(text, start, text, start + from.length);
      document.execCommand('insertText', false, to);
      editor.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', bubbles: true }));
      return;
    }
  }
  throw new Error(`The source has no “${from}”.`);
}

/** What is edited is shown at once; Reset and Done lead back to the example as it was written. */
export const Edited: Story = {
  play: async ({ canvas }) => {
    const editor = await openEditor(canvas);
    await expect(await canvas.findByRole('button', { name: 'Preview' })).toBeVisible();
    await replace(editor, 'Preview', 'Look');
    await expect(await canvas.findByRole('button', { name: 'Look' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByRole('button', { name: 'Preview' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(canvas.getByText('As it was written')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};

/** A mistake is told in words, and the last result stays until it is corrected. */
export const Mistaken: Story = {
  play: async ({ canvas }) => {
    const editor = await openEditor(canvas);
    await expect(await canvas.findByRole('button', { name: 'Preview' })).toBeVisible();
    const error = canvas.getByRole('status');
    await replace(editor, 'function', 'fun');
    await waitFor(() => expect(error).toHaveTextContent('SyntaxError'));
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible();
    await replace(editor, 'fun', 'function');
    await waitFor(() => expect(error).toBeEmptyDOMElement());
    await replace(editor, 'Save', 'NoIcon');
    await waitFor(() => expect(error).toHaveTextContent('Save is not defined'));
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible();
    await replace(editor, 'NoIcon', 'Save');
    await waitFor(() => expect(error).toBeEmptyDOMElement());
    await replace(editor, 'lucide-react', 'moment');
    await waitFor(() => expect(error).toHaveTextContent('“moment” cannot be imported here.'));
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible();
  },
};
