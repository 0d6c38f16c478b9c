import { focusRing, focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { readingFace } from '../../readingVars.css.ts';

export const figure = style({ margin: '0 0 28px' });

const frame = style({
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  border: `${vars.border} solid ${vars.color.line}`,
  background: vars.color.sunken,
});

export const picture = style([
  frame,
  { padding: 0, cursor: 'zoom-in', selectors: { '&:focus-visible': focusRing } },
]);

/** As large as it is, or in a fixed frame if its size is unknown, so that nothing moves when it loads. */
export const image = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: '70vh',
  margin: '0 auto',
  objectFit: 'contain',
  selectors: {
    'dialog &': { maxHeight: 'calc(100dvh - 130px)' },
    'button &:not([width])': { width: '100%', aspectRatio: '3 / 2' },
  },
});

export const recording = frame;

export const video = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '70vh',
  background: '#000',
  selectors: {
    '&:not([width])': { aspectRatio: '16 / 9' },
    '&:focus-visible': focusRingInset,
  },
});

/** Two lines high, so that nothing moves while captions change. */
export const cue = style({
  boxSizing: 'border-box',
  minHeight: '4em',
  padding: `${vars.space['3']} ${vars.space['4']}`,
  fontFamily: readingFace,
  fontSize: vars.size.s17,
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
  color: vars.color.ink,
});

export const waveform = style({
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  height: 64,
  padding: vars.space['3'],
  color: vars.color.ink3,
  stroke: 'currentColor',
  strokeWidth: 0.6,
});

export const playedPart = style({ color: vars.color.accent });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['1'],
  padding: vars.space['2'],
  background: vars.color.surface,
  color: vars.color.ink,
});

export const seek = style({ display: 'flex', flex: '1 1 120px', minWidth: 80 });

export const volume = style({ display: 'flex', flex: '0 1 90px', minWidth: 60 });

export const time = style({
  flex: 'none',
  paddingInline: vars.space['1'],
  fontSize: vars.size.s13,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
});

export const document = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  padding: vars.space['4'],
  borderRadius: vars.radius.m,
  border: `${vars.border} solid ${vars.color.line}`,
});

export const documentText = style({ flex: '1 1 160px', minWidth: 0 });

export const documentName = style({
  display: 'block',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  overflowWrap: 'anywhere',
});

export const documentSize = style({ fontSize: vars.size.s13, color: vars.color.ink2 });

export const caption = style({
  marginBlockStart: vars.space['2'],
  fontFamily: readingFace,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  color: vars.color.ink2,
});

export const failure = style({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space['3'],
  minHeight: 180,
  padding: vars.space['6'],
  borderRadius: vars.radius.m,
  border: `${vars.border} dashed ${vars.color.lineStrong}`,
  background: vars.color.paper,
  color: vars.color.ink2,
});
