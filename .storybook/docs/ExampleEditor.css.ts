import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const editor = style({
  marginTop: vars.space['3'],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  tabSize: 2,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

globalStyle(`${editor} > pre`, { minHeight: '6em' });

export const error = style({
  margin: `${vars.space['3']} 0 0`,
  padding: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.danger}`,
  background: vars.color.surface,
  color: vars.color.danger,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
