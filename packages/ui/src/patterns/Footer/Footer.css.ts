import { style } from '@vanilla-extract/css';
import { band } from '../../css/band.ts';
import { fingerTarget } from '../../css/fingerTarget.ts';
import { breakpoints, focusRing, pageWidth } from '../../css/index.ts';
import { vars } from '../../theme.ts';

export const footer = style({
  ...band,
  background: vars.color.surface,
  borderTopColor: vars.color.line,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
});

export const inner = style({
  display: 'grid',
  gap: vars.space['8'],
  boxSizing: 'border-box',
  maxWidth: pageWidth,
  margin: '0 auto',
  padding: '40px 16px',
  '@media': {
    [breakpoints.middle]: {
      gridTemplateColumns: '1fr',
      gridAutoFlow: 'column',
      columnGap: vars.space['16'],
      padding: '48px 32px',
    },
  },
});

export const brand = style({ display: 'grid', alignContent: 'start', gap: vars.space['3'] });

export const note = style({ margin: 0, color: vars.color.ink3, fontSize: vars.size.s13 });

export const title = style({ margin: '0 0 8px', fontWeight: 600, color: vars.color.ink });

export const links = style({
  display: 'grid',
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  ...fingerTarget,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: vars.color.ink2,
  textDecoration: 'none',
  borderRadius: vars.radius.s,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink, textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
});
