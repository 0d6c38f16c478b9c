import { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The queries of a table, once it is there. */
export const tableOf = async (canvas: Canvas, name: string): Promise<Canvas> =>
  within(await canvas.findByRole('table', { name }));
