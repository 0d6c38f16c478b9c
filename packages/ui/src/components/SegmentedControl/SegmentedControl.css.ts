import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { finger } from '../../css/fingerTarget.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 2,
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: 2,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  selectors: { '&[data-size="small"]': { borderRadius: vars.radius.s } },
});

export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 0 auto',
  gap: 6,
  minHeight: 34,
  maxWidth: '100%',
  margin: 0,
  padding: '4px 12px',
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.m} - 3px)`,
  outline: 'none',
  background: 'none',
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  fontWeight: 550,
  lineHeight: 1.2,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '[data-size="small"] > &': {
      minHeight: 26,
      padding: '2px 8px',
      fontSize: vars.size.s13,
      borderRadius: `calc(${vars.radius.s} - 3px)`,
    },
    '[data-size="small"] > &[data-icon]': { padding: '2px 4px', minWidth: 28 },
    '&[data-icon]': { minWidth: 34, padding: '4px 6px' },
    '&[data-hovered]': { color: vars.color.ink },
    '&[data-selected]': {
      borderColor: vars.color.lineStrong,
      background: vars.color.surface,
      color: vars.color.ink,
    },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    // Above the small size, whatever the control looks like.
    [preferences.coarsePointer]: {
      selectors: { '[data-size] > &&': { minHeight: finger, minWidth: finger } },
    },
    [preferences.forcedColors]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
