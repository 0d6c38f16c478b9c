import { style } from '@vanilla-extract/css';
import { fingerTarget } from '../../css/fingerTarget.ts';
import { focusRing } from '../../css/index.ts';
import { vars } from '../../theme.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 6px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  lineHeight: 1.5,
});

export const item = style({ display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0 });

export const chevron = style({ flex: 'none', width: 14, height: 14, color: vars.color.ink3 });

export const link = style({
  ...fingerTarget,
  minHeight: 24,
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.s,
  color: vars.color.ink2,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink, textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
});

export const current = style({ color: vars.color.ink, overflowWrap: 'anywhere' });
