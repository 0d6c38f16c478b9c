import { preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const editor = style({
  position: 'absolute',
  zIndex: 5,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  width: 330,
  minInlineSize: 0,
  margin: 0,
  border: 0,
  padding: 12,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  // The gap of the outline hides the outline of the card below.
  boxShadow: `0 0 0 4px ${vars.color.surface}, ${vars.shadow.s3}`,
  color: vars.color.ink,
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: 3,
  cursor: 'default',
  pointerEvents: 'all',
  userSelect: 'text',
});

export const text = style({});

globalStyle(`${text} textarea`, { maxHeight: 260 });

export const hint = style({
  margin: 0,
  fontSize: 12,
  lineHeight: 1.4,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const keyHint = style([
  hint,
  { '@media': { [preferences.coarsePointer]: { display: 'none' } } },
]);

export const touchHint = style([
  hint,
  { display: 'none', '@media': { [preferences.coarsePointer]: { display: 'block' } } },
]);

export const choices = style({});

globalStyle(`${choices} ol`, { maxHeight: 190, overflowY: 'auto' });
