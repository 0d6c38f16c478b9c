import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a dialog has faded in; before that nothing in it counts as seen. */
export async function findDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** Waits until a toast with this text has come in. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}
