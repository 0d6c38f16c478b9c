import { breakpoints, focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const line = `${vars.border} solid ${vars.color.line}`;

export const stage = style({
  position: 'relative',
  width: '100%',
  maxWidth: 590,
  margin: 0,
  '@media': { [breakpoints.middle]: { height: 480 } },
});

export const branches = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: 480,
  '@media': { [breakpoints.middle]: { display: 'block' } },
});

export const branch = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
  transition: `stroke ${vars.motion.normal}`,
  selectors: { '&[data-pointed]': { stroke: vars.color.accent, strokeWidth: 3 } },
});

export const page = style({
  boxSizing: 'border-box',
  padding: '24px 22px',
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s3,
  '@media': {
    [breakpoints.middle]: {
      position: 'absolute',
      top: 6,
      left: 'calc(50% - 200px)',
      width: 400,
      padding: '28px 30px',
    },
  },
});

export const meta = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: 14,
  fontSize: vars.size.s13,
  color: vars.color.ink3,
});

export const text = style({
  margin: '0 0 18px',
  fontFamily: vars.font.reading,
  fontSize: 18,
  lineHeight: 1.6,
  textWrap: 'pretty',
});

export const options = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const choice = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'baseline',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 44,
  padding: '12px 14px',
  background: 'transparent',
  border: line,
  borderRadius: vars.radius.m,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-pointed]': { background: vars.color.accentSoft, borderColor: vars.color.accent },
    '&:focus-visible': focusRing,
  },
});

export const number = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  fontWeight: 600,
  color: vars.color.accent,
});

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginTop: vars.space[4],
});

const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  padding: '10px 14px',
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.s2,
  fontSize: 14,
  fontWeight: 550,
  '@media': { [breakpoints.middle]: { position: 'absolute', marginTop: 0 } },
});

export const end = styleVariants({
  ending: [chip, { '@media': { [breakpoints.middle]: { top: 412, left: '6%' } } }],
  next: [chip, { '@media': { [breakpoints.middle]: { top: 402, right: '2%' } } }],
});

export const hue = styleVariants({
  ending: { display: 'inline-flex', color: vars.nodeColor.end },
  next: { display: 'inline-flex', color: vars.nodeColor.text },
});

export const player = style({
  width: '100%',
  maxWidth: 590,
  overflow: 'hidden',
  border: line,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s3,
  outline: 'none',
});
