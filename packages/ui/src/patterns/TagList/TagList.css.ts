import { style } from '@vanilla-extract/css';
import { focusRing, preferences } from '../../css/index.ts';
import { vars } from '../../theme.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ minWidth: 0, maxWidth: '100%' });

/** A slip of paper with a word on it. */
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  boxSizing: 'border-box',
  maxWidth: '100%',
  minHeight: 28,
  padding: '3px 12px',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const link = style([
  tag,
  {
    minHeight: 32,
    color: vars.color.ink,
    borderColor: vars.color.lineStrong,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.accent, color: vars.color.accent },
      '&[data-focus-visible]': focusRing,
      '&[aria-current]': {
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
        color: vars.color.ink,
        fontWeight: 550,
      },
    },
    '@media': { [preferences.coarsePointer]: { minHeight: 44, paddingInline: 16 } },
  },
]);
