import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where the red margin of the player is, and where its text begins. */
const margin = 34;
const textStart = 54;

export const passage = style({
  position: 'relative',
  flex: 1,
  boxSizing: 'border-box',
  padding: `28px 22px 28px ${textStart}px`,
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    left: margin,
    width: 2,
    background: vars.color.mark,
  },
});

export const title = style({
  margin: '0 0 14px',
  fontFamily: vars.font.display,
  fontSize: vars.size.s26,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.letterSpacing,
  lineHeight: vars.display.lineHeight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const text = style({
  margin: '0 0 20px',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  lineHeight: 1.6,
  textWrap: 'pretty',
});

export const choices = style({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ position: 'relative' });

export const number = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.5em)',
  insetInlineStart: -textStart,
  width: margin - 8,
  textAlign: 'end',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  fontWeight: 600,
  lineHeight: 1,
  color: vars.color.accent,
});

export const choice = style({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 52,
  padding: '12px 14px',
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.s1,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.accentSoft, borderColor: vars.color.accent },
    '&:focus-visible': focusRing,
  },
});
