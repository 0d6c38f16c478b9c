import { breakpoints, cells } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { pageWidth } from './layout.css.ts';

export const paper = style([
  cells,
  { position: 'relative', borderBottom: `${vars.border} solid ${vars.color.line}` },
]);

/** A page that says one thing. */
export const note = style([
  paper,
  {
    boxSizing: 'border-box',
    flex: 1,
    width: '100%',
    minHeight: 480,
    padding: `96px max(32px, calc((100% - ${pageWidth}) / 2 + 32px))`,
    borderBottom: 0,
    selectors: { 'main&': { minHeight: '100dvh' } },
    '@media': { [breakpoints.narrow]: { padding: '56px 16px' } },
  },
]);

export const noteWords = style({ maxWidth: 560 });
