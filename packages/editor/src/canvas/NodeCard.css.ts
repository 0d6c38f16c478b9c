import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card as size } from '../flow/geometry.ts';

/** The hue of the card's node type. */
export const hue = createVar();

export const typeHue = styleVariants(vars.nodeColor, (color) => ({ vars: { [hue]: color } }));

export const card = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.s1,
  color: vars.color.ink,
  selectors: {
    // The border is painted over the card, so that its width never moves what is inside.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      border: `${vars.border} solid ${vars.color.line}`,
      pointerEvents: 'none',
    },
    '&[data-selected]': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: '3px',
      boxShadow: vars.shadow.s2,
    },
  },
});

globalStyle('.react-flow__node-card:focus', { outline: 'none' });
globalStyle(`.react-flow__node-card:focus-visible ${card}`, {
  ...focusRing,
  outlineOffset: '3px',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  height: size.headerHeight,
  paddingInline: size.paddingX,
  borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
  backgroundColor: `color-mix(in oklab, ${hue} 11%, ${vars.color.surface})`,
  color: hue,
  fontSize: 12,
  fontWeight: 600,
  lineHeight: 1,
});

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  marginTop: size.titleTop,
  paddingInline: size.paddingX,
  fontSize: 15.5,
  fontWeight: 600,
  lineHeight: `${size.titleLine}px`,
  overflowWrap: 'anywhere',
});

export const content = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  margin: `${size.contentTop}px ${size.paddingX}px 0`,
  fontFamily: vars.font.reading,
  fontSize: 13.5,
  lineHeight: `${size.contentLine}px`,
  color: vars.color.ink2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const picture = style({
  height: size.pictureHeight,
  width: `calc(100% - ${2 * size.paddingX}px)`,
  margin: `${size.pictureTop}px ${size.paddingX}px 0`,
  borderRadius: vars.radius.s,
  objectFit: 'cover',
  backgroundColor: vars.color.sunken,
});

export const choices = style({ position: 'absolute', insetInline: 0, bottom: 0 });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  height: size.choiceHeight,
  paddingInline: size.paddingX,
  borderTop: `${vars.border} solid ${vars.color.line}`,
  fontSize: 13.5,
  selectors: {
    '&[data-selected]': { backgroundColor: vars.color.accentSoft },
    '&:last-child': { borderRadius: `0 0 ${vars.radius.m} ${vars.radius.m}` },
  },
});

export const choiceNumber = style({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: 12,
  fontWeight: 600,
  color: hue,
});

export const choiceText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
