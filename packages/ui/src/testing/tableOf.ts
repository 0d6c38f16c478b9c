import { within } from 'storybook/test';

/** The queries of a table, once it is there. */
export const tableOf = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('table', { name }));
