import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['3'],
  boxSizing: 'border-box',
  minWidth: 0,
  padding: `${vars.space['6']} ${vars.space['4']}`,
  border: `max(${vars.border}, 1.5px) dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.45,
  textAlign: 'center',
  outline: 'none',
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { background: 'transparent', borderColor: vars.hairline },
  },
  '@media': {
    [preferences.forcedColors]: {
      selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } },
    },
  },
});

export const label = style({ fontWeight: 550, overflowWrap: 'anywhere' });

export const help = style({
  color: vars.color.ink2,
  fontSize: vars.size.s13,
  selectors: { '[data-drop-target] > &': { color: vars.color.ink } },
});

export const faults = style({
  display: 'grid',
  gap: vars.space['1'],
  color: vars.color.danger,
  fontSize: vars.size.s13,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: {
    // Stays in the tree: a live region that is not there says nothing.
    '&:empty': { marginTop: `calc(-1 * ${vars.space['3']})` },
    '[data-drop-target] > &': { color: vars.color.ink },
  },
});
