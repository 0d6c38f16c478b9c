import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

/** A page without our page styles gives its own colours to what stands within. */
export const scope = style({
  color: vars.color.ink,
  colorScheme: 'var(--df-colorScheme)',
});
