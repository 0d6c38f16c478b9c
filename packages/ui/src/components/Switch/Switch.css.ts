import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';
import { markWidth } from '../Checkbox/choice.css.ts';

export const control = style({ vars: { [markWidth]: '38px' } });

export const track = style({
  flex: 'none',
  boxSizing: 'border-box',
  width: markWidth,
  height: 22,
  padding: 2,
  background: vars.color.surface,
  color: vars.color.lineStrong,
  border: `max(1.5px, ${vars.border}) solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.ink2, color: vars.color.ink2 },
    '[data-focus-visible] > &': focusRing,
    '[data-selected] > &': {
      background: vars.color.accent,
      borderColor: vars.raised.edge,
      color: vars.color.onAccent,
    },
    '[data-disabled] > &': {
      background: vars.color.sunken,
      borderColor: vars.hairline,
      color: vars.color.ink3,
    },
  },
  '@media': {
    [preferences.forcedColors]: {
      selectors: {
        '[data-selected] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const thumb = style({
  display: 'block',
  height: '100%',
  aspectRatio: '1',
  background: 'currentColor',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '[data-selected] > * > &': { transform: 'translateX(16px)' } },
});
