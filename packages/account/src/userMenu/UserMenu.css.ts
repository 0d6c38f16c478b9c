import { style } from '@vanilla-extract/css';

export const menu = style({ minWidth: 0 });

export const name = style({
  overflow: 'hidden',
  maxWidth: '16em',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
