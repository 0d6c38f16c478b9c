import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ margin: 0 });

export const code = style({
  margin: 0,
  padding: vars.space['4'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  lineHeight: 1.6,
  tabSize: 2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** In a table that gives it the width of its longest word. */
export const call = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  overflowWrap: 'break-word',
});
