import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

const widths = ['360', '768', '1360'] as const;

/** The widths of the toolbar; `full` is that of the window. */
export const widthNames = [...widths, 'full'] as const;
type WidthName = (typeof widthNames)[number];

/** The toolbar's widths as viewports, beside those that stories name themselves. */
export const widthOptions = {
  ...MINIMAL_VIEWPORTS,
  ...Object.fromEntries(
    widths.map((width) => [
      width,
      { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
    ]),
  ),
};

/** Gives the frame the width that the toolbar says: a real one, so that media queries follow. */
export function followWidth(): void {
  const channel = addons.getChannel();
  let followed: WidthName = 'full';
  channel.on(GLOBALS_UPDATED, ({ globals: { width } }: { globals: { width: WidthName } }) => {
    if (width === followed) return;
    followed = width;
    const value = width === 'full' ? undefined : width;
    channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value, isRotated: false } } });
  });
}
