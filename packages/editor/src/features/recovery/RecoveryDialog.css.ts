import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({ display: 'grid', gap: vars.space['4'], minWidth: 0 });

export const details = style({ display: 'grid', gap: 2 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  fontWeight: 550,
  overflowWrap: 'anywhere',
});

export const note = style({ margin: 0, fontSize: vars.size.s13, color: vars.color.ink2 });

export const repairs = style({
  display: 'grid',
  gap: vars.space['2'],
  margin: 0,
  paddingInlineStart: vars.space['5'],
});

export const count = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' });
