import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const menu = style({ minWidth: 0 });

export const name = style({
  overflow: 'hidden',
  maxWidth: '16em',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

export const rows = style({ display: 'grid', justifyItems: 'start', width: '100%' });

/** Above the icons of the rows, which begin behind the padding of a button. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: 44,
  paddingInline: vars.space['4'],
  fontWeight: 550,
});
