import { style } from '@vanilla-extract/css';
import { fingerTarget } from '../../css/fingerTarget.ts';
import { focusRing } from '../../css/index.ts';
import { vars } from '../../theme.ts';

export const disclosure = style({ fontFamily: vars.font.text, fontSize: vars.size.s15 });

export const heading = style({ margin: 0, font: 'inherit' });

export const trigger = style({
  ...fingerTarget,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  // The arrow stands at the edge of the fields around it, and the title where the words of a checkbox do.
  width: 'calc(100% + 8px)',
  marginInlineStart: -8,
  minHeight: 40,
  padding: '6px 8px',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 550,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.sunken },
    '&[data-focus-visible]': focusRing,
  },
});

export const chevron = style({
  flex: 'none',
  width: 20,
  height: 17,
  color: vars.color.ink3,
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { [`${disclosure}[data-expanded] &`]: { transform: 'rotate(90deg)' } },
});

export const panel = style({ outline: 'none' });

export const content = style({ padding: '4px 8px 12px 30px' });
