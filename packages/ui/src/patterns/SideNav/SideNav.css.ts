import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { finger } from '../../css/fingerTarget.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

export const nav = style({ fontFamily: vars.font.text, fontSize: vars.size.s15 });

export const title = style({
  margin: `${vars.space[5]} 0 ${vars.space[1]}`,
  padding: '0 10px',
  fontWeight: 600,
  color: vars.color.ink,
  selectors: { ':first-child > &': { marginTop: 0 } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  minHeight: 40,
  boxSizing: 'border-box',
  padding: '6px 10px',
  borderRadius: vars.radius.s,
  outline: 'none',
  color: vars.color.ink2,
  fontWeight: 500,
  lineHeight: 1.35,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [preferences.coarsePointer]: {
      selectors: { [`${nav} &&&`]: { minHeight: finger, minWidth: finger } },
    },
  },
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.ink },
    '&:focus-visible': focusRing,
    [`${nav}[data-size="small"] &`]: { minHeight: 32, padding: '4px 10px', fontWeight: 400 },
  },
});
