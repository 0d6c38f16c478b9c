import { t } from '@dreamfork/ui/testing';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { storyMessages } from '../stories/messages.ts';

type Canvas = ReturnType<typeof within>;

export const choose = async (canvas: Canvas, label: string, option: string | RegExp) => {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(label) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const rows = (canvas: Canvas) =>
  canvas.queryAllByRole('rowheader').map((row: HTMLElement) => row.textContent);

export const waitForRow = (canvas: Canvas, title: string) =>
  waitFor(() => expect(rows(canvas).join()).toContain(title));

export const accessOf = (canvas: Canvas, title: string) =>
  canvas.getByRole('switch', { name: t(storyMessages).publishStory(title) });
