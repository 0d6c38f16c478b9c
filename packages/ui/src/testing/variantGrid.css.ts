import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

export const columnCount = createVar();

export const matrix = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['5']}`,
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: '100%',
  padding: vars.space['4'],
  background: vars.color.paper,
  color: vars.color.ink,
  selectors: { '& &': { padding: 0 } },
});

export const labelled = style({
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
});

export const crossed = style({
  // Where there is room, none wraps; else the widest do before the table scrolls.
  gridTemplateColumns: `max-content repeat(${columnCount}, minmax(min-content, max-content))`,
  overflowX: 'auto',
});

export const stacked = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
});

export const label = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.s12,
  lineHeight: 1.4,
  color: vars.color.ink3,
});

export const cell = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  minWidth: 0,
});

export const block = style({ minWidth: 0 });
