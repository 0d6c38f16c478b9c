import { style } from '@vanilla-extract/css';
import { fingerTarget } from '../../css/fingerTarget.ts';
import { focusRingInset } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

export const opener = style({
  ...fingerTarget,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  width: 40,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.ink2,
  borderRadius: `calc(${vars.radius.m} - ${vars.border})`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.sunken, color: vars.color.ink },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
});

export const nothing = style({ padding: '8px 10px', color: vars.color.ink2 });
