import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

/**
 * The product's widths in the toolbar, beside those that stories set. Their names are not
 * numbers, because Storybook parses a number from its address and its toolbar then fails.
 */
export const widths = {
  ...MINIMAL_VIEWPORTS,
  ...Object.fromEntries(
    [360, 768, 1360].map((width) => [
      `w${width}`,
      { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
    ]),
  ),
};
