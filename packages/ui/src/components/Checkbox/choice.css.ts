import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';
import { field } from '../Field/Field.css.ts';

const gap = 10;

/** How wide the drawn control is. */
export const markWidth = createVar();

/** A control with its words beside it, and what helps to choose under those words. */
export const choice = style([field, { vars: { [markWidth]: '20px' }, gap: 2 }]);

/** The clickable row of a checkbox, a radio or a switch. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap,
  width: 'fit-content',
  paddingBlock: 4,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.45,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': { [preferences.coarsePointer]: { minHeight: 44, paddingBlock: 11 } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: markWidth,
  height: markWidth,
  marginBlockStart: 1,
  background: vars.color.surface,
  color: vars.color.onAccent,
  border: `max(1.5px, ${vars.border}) solid ${vars.color.lineStrong}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.ink2 },
    '[data-focus-visible] > &': focusRing,
    '[data-invalid] > &': { borderColor: vars.color.danger },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.color.accent,
      borderColor: vars.raised.edge,
    },
    '[data-disabled] > &': { background: vars.color.sunken, borderColor: vars.hairline },
    '[data-disabled][data-selected] > &': { color: vars.color.ink3 },
  },
  '@media': {
    [preferences.forcedColors]: {
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const box = style({ borderRadius: `min(6px, ${vars.radius.s})` });
export const circle = style({ borderRadius: vars.radius.full });

export const dot = style({
  width: 8,
  height: 8,
  borderRadius: vars.radius.full,
  background: 'currentColor',
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

globalStyle(`${choice} > :not(${row})`, { paddingInlineStart: `calc(${markWidth} + ${gap}px)` });
