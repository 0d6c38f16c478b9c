import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  marginBlockStart: vars.space['10'],
  paddingBlockStart: vars.space['6'],
  borderBlockStart: `${vars.border} solid ${vars.color.line}`,
});

export const drawing = style({
  width: 148,
  marginBlockEnd: vars.space['2'],
  fill: 'none',
  stroke: vars.color.ink2,
  strokeWidth: `calc(${vars.border} + 1px)`,
  strokeLinecap: 'round',
});

export const drawnDot = style({ fill: vars.color.accent, stroke: 'none' });

export const title = style({
  fontFamily: vars.font.reading,
  fontSize: vars.size.s21,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const text = style({
  fontSize: vars.size.s17,
  color: vars.color.ink2,
});

export const name = style({
  fontFamily: vars.font.reading,
  fontWeight: 600,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  marginBlockStart: vars.space['3'],
});

export const resumed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  marginBlockEnd: vars.space['6'],
  padding: `${vars.space['2']} ${vars.space['4']}`,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
  background: vars.color.sunken,
  borderRadius: vars.radius.m,
});

export const resumedText = style({ flex: '1 1 220px' });

export const resumedActions = style({ display: 'flex', flexWrap: 'wrap' });

export const missing = style({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space['3'],
  width: '100%',
  maxWidth: 640,
  minHeight: 'min(100dvh, 560px)',
  margin: '0 auto',
  padding: vars.space['6'],
  fontFamily: vars.font.text,
  color: vars.color.ink,
});
