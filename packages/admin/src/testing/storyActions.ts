import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

export const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const waitForToast = (title: string) =>
  waitFor(() => expect(screen.getByRole('alertdialog', { name: title })).toBeVisible());

export const waitForStatus = (canvas: Canvas, status: string) =>
  waitFor(() => expect(canvas.getByText(status)).toBeVisible());
