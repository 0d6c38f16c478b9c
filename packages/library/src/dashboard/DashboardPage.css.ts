import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space[10],
  alignItems: 'start',
  '@media': { [breakpoints.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});

export const quickLinks = style({ margin: 0, padding: 0, listStyle: 'none' });

export const quickLink = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space[4],
  padding: `${vars.space[4]} 0`,
  selectors: { '& + &': { borderTop: `${vars.border} solid ${vars.color.line}` } },
});

/** The icon stands beside the first line. */
globalStyle(`${quickLink} > svg`, { marginBlockStart: 4 });
