import { focusRing, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** For screen readers only. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const button = style({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  flex: 'none',
  maxWidth: '100%',
  minHeight: 32,
  margin: 0,
  padding: '4px 10px',
  fontSize: vars.size.s13,
  fontWeight: 550,
  lineHeight: 1.2,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  background: 'transparent',
  border: `${vars.border} solid transparent`,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [preferences.coarsePointer]: { minHeight: 44, minWidth: 44 },
    [preferences.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

const pressed = { background: vars.color.accentSoft, color: vars.color.ink } as const;

export const buttonStyle = styleVariants({
  quiet: [
    button,
    {
      selectors: {
        '&:hover, &:active': { background: vars.color.sunken },
        '&[aria-pressed="true"]': pressed,
      },
    },
  ],
  secondary: [
    button,
    {
      color: vars.color.ink,
      background: vars.color.surface,
      borderColor: vars.color.lineStrong,
      selectors: {
        '&:hover, &:active': { background: vars.color.sunken },
        '&[aria-pressed="true"]': pressed,
      },
    },
  ],
  primary: [
    button,
    {
      color: vars.color.onAccent,
      background: vars.color.accent,
      borderColor: vars.raised.edge,
      boxShadow: vars.raised.shadow,
      selectors: { '&:hover, &:active': { background: vars.color.accentHover } },
    },
  ],
});

export const bigger = style({
  minHeight: 40,
  padding: '6px 16px',
  fontSize: vars.size.s15,
  borderRadius: vars.radius.m,
});

export const group = style({ margin: 0, padding: 0, minWidth: 0, border: 0 });

export const legend = style({
  display: 'block',
  marginBlockEnd: 6,
  padding: 0,
  fontSize: vars.size.s13,
  fontWeight: 550,
  color: vars.color.ink2,
});

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['4']}`,
});

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: 32,
  fontSize: vars.size.s15,
  cursor: 'pointer',
  '@media': { [preferences.coarsePointer]: { minHeight: 44 } },
});

export const mark = style({
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
  selectors: { '&:focus-visible': focusRing },
});

export const range = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: 24,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [preferences.coarsePointer]: { minHeight: 44 } },
});

export const rangeRow = style({ display: 'flex', alignItems: 'center', gap: vars.space['3'] });

export const output = style({
  flex: 'none',
  minWidth: '3.5ch',
  textAlign: 'end',
  fontSize: vars.size.s13,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  display: 'block',
  height: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  '@media': { [preferences.forcedColors]: { border: '1px solid CanvasText' } },
});

export const filled = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  '@media': { [preferences.forcedColors]: { background: 'Highlight' } },
});
