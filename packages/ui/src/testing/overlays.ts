import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a dialog is there and has the focus; before that keys go elsewhere. */
export async function findDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(async () => {
    await expect(dialog).toBeVisible();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  });
  return dialog;
}

/** Waits until a toast with this text has come in. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}
