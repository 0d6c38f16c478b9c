import { cells } from '@dreamfork/ui/css';
import { style } from '@vanilla-extract/css';

/** The width of a cover divided by its height. */
export const coverRatio = 16 / 9;

export const cover = style({
  ...cells,
  // A number would be taken for pixels.
  aspectRatio: String(coverRatio),
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
