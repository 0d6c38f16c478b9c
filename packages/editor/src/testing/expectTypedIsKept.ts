import { expect, userEvent, waitFor } from 'storybook/test';
import type { EditorContextValue } from '../EditorContext.tsx';
import type { Editor } from './storyActions.ts';

/**
 * Types into every text field in view, and finds each letter in the session while the field has the focus: a page
 * may go without a blur.
 */
export async function expectTypedIsKept(
  canvas: Editor,
  editor: EditorContextValue | null | undefined,
  count: number,
): Promise<void> {
  const fields = () =>
    canvas
      .queryAllByRole('textbox')
      .filter((field: HTMLElement) => !field.hasAttribute('readonly'));
  const kept = () => {
    const { document } = editor?.session.getState() ?? {};
    return JSON.stringify(document);
  };
  await waitFor(() => expect(fields()).toHaveLength(count));
  for (let index = 0; index < count; index += 1) {
    const before = kept();
    await userEvent.type(fields()[index] as HTMLElement, '7');
    await expect(fields()[index]).toHaveFocus();
    await expect(kept()).not.toEqual(before);
  }
  // The panel follows the selection while none of its fields has the focus.
  fields().at(-1)?.blur();
}
