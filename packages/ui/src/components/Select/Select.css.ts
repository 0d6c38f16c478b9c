import { style } from '@vanilla-extract/css';
import { density } from '../../css/density.css.ts';
import { fingerTarget } from '../../css/fingerTarget.ts';
import { focusRing, forcedFocus } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';
import { frame } from '../Field/Field.css.ts';
import { overlaySurface } from '../Popover/overlay.css.ts';

export const trigger = style([
  frame,
  {
    gap: vars.space['2'],
    margin: 0,
    padding: density.fieldPadding,
    fontFamily: vars.font.text,
    fontSize: density.fieldText,
    lineHeight: 1.4,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
  },
]);

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { '&[data-placeholder]': { color: vars.color.ink3 } },
});

export const valueText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const prefix = style({
  flex: 'none',
  color: vars.color.ink3,
  selectors: { '&::after': { content: '":"' } },
});

/** Never wider than the window: the page would scroll sideways to an option, and a scroll closes lists. */
export const popover = style([
  overlaySurface,
  { minWidth: 'min(var(--trigger-width), calc(100vw - 24px))' },
]);

export const list = style({
  maxHeight: 'min(400px, 60vh)',
  overflow: 'auto',
  padding: 5,
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '6px 10px',
  borderRadius: `calc(${vars.radius.m} - 4px)`,
  color: vars.color.ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused], &[data-pressed]': { background: vars.color.sunken },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-selected]': { fontWeight: 550 },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': { ...fingerTarget['@media'], ...forcedFocus },
});

export const tick = style({ marginInlineStart: 'auto', paddingInlineStart: 12 });
