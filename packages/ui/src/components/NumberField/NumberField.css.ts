import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { finger } from '../../css/fingerTarget.ts';
import { focusRingInset } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

export const steppers = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  flex: 'none',
  width: 28,
  borderInlineStart: `1px solid ${vars.hairline}`,
  // Two fingers do not fit one above the other.
  '@media': { [preferences.coarsePointer]: { flexDirection: 'row-reverse', width: 2 * finger } },
});

export const stepper = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderStartEndRadius: `calc(${vars.radius.m} - ${vars.border})` },
    '&:last-child': { borderEndEndRadius: `calc(${vars.radius.m} - ${vars.border})` },
    '&[data-hovered], &[data-pressed]': { background: vars.color.sunken, color: vars.color.ink },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
});

export const figures = style({ fontVariantNumeric: 'tabular-nums' });
