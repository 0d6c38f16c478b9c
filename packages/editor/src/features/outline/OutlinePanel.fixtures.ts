import { expect, waitFor, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

export const row = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('row', { name });

export async function atRow(canvas: Canvas, name: string | RegExp): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
}

export const said = (canvas: Canvas) => canvas.getByTestId('announcements');
