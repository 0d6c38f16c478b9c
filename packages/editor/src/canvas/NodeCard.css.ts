import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card as size } from '../geometry/geometry.ts';

/** The hue of the card's node type. */
export const hue = createVar();

export const typeHue = styleVariants(vars.nodeColor, (color) => ({ vars: { [hue]: color } }));

export const card = style({
  position: 'relative',
  width: size.width,
  cursor: 'grab',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.s1,
  color: vars.color.ink,
  selectors: {
    // The border is painted over the card, so that its width never moves what is inside.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      border: `${vars.border} solid ${vars.color.line}`,
      pointerEvents: 'none',
    },
    '&[data-difference]': { outline: '2px solid', outlineOffset: '2px' },
    '&[data-difference="added"]': { outlineColor: vars.color.success },
    '&[data-difference="removed"]': { outlineColor: vars.color.danger, outlineStyle: 'dashed' },
    '&[data-difference="changed"]': { outlineColor: vars.color.info, outlineStyle: 'double' },
    '&[data-selected], &[data-target]': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: '3px',
      boxShadow: vars.shadow.s2,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '3px' },
    // Faded without losing a letter's contrast: only ground, shadow and the words of the text go.
    '&[data-faded]': { boxShadow: 'none', backgroundColor: vars.color.paper },
    '&[data-faded]::before': { borderStyle: 'dashed' },
    // From far the drawing shows a mark for the card; where the card would be it takes the focus and the pointer.
    '&[data-far]': { background: 'none', boxShadow: 'none' },
    '&[data-far]:not(:focus-visible)': { outline: 'none' },
    '&[data-far]:focus-visible': { outlineWidth: 'calc(2px / var(--zoom))' },
    '&[data-far]:not(:hover, [data-selected])::before': { content: 'none' },
    '&[data-far]::before': { borderWidth: 'calc(1px / var(--zoom))' },
  },
});

const faded = `${card}[data-faded] &`;
/** Where the content is too small to be read, the title has its room. */
const readsTitles = '[data-reads="titles"] &';

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
  selectors: { [faded]: { backgroundColor: 'transparent' } },
});

/** The icon and the name of the type. */
export const type = style({ flex: 'none' });

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
  selectors: {
    [faded]: { color: vars.color.ink3, fontWeight: 400 },
    [readsTitles]: {
      marginTop: 0,
      // Large letters need the whole width: less padding, and words that break where they may.
      paddingInline: 8,
      hyphens: 'auto',
      fontSize: 22,
      lineHeight: `${size.largeTitleLine}px`,
      WebkitLineClamp: 'var(--large-title-lines) !important',
    },
  },
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
  selectors: { [faded]: { visibility: 'hidden' }, [readsTitles]: { display: 'none' } },
});

export const file = style({
  width: `calc(100% - ${2 * size.paddingX}px)`,
  margin: `${size.fileTop}px ${size.paddingX}px 0`,
  borderRadius: vars.radius.s,
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
    // Room for the mark of its condition and effects.
    '[data-remembers] &[data-marked]': { paddingBlockEnd: 14 },
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

export const marks = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  marginInlineStart: 'auto',
});

export const reviews = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
});

export const problem = styleVariants(
  { error: vars.color.danger, warning: vars.color.warning, hint: vars.color.info },
  (color) => ({ color }),
);

export const difference = styleVariants(
  { added: vars.color.success, removed: vars.color.danger, changed: vars.color.info },
  (color) => ({ color }),
);

export const handle = style({
  selectors: {
    '&.react-flow__handle': {
      width: size.handle,
      height: size.handle,
      borderRadius: '50%',
      border: `2px solid ${hue}`,
      backgroundColor: vars.color.surface,
    },
    [`${card}[data-far] &`]: {
      width: `calc(9px / var(--zoom))`,
      height: `calc(9px / var(--zoom))`,
      borderWidth: `calc(1.5px / var(--zoom))`,
    },
    // Room for the pointer around a small circle.
    '&.connectable::before': {
      content: '',
      position: 'absolute',
      inset: -9,
      borderRadius: '50%',
    },
    '&.react-flow__handle.connectable:hover, [data-target] > &.react-flow__handle[data-side="input"]':
      { backgroundColor: hue },
  },
  '@media': {
    '(pointer: coarse)': {
      selectors: { '&.connectable::before': { inset: -18 } },
    },
  },
});

/** From far the drawing below says all: without what is inside, a hundred cards cost nothing while one zooms. */
globalStyle(`${card}[data-far] > *:not(.react-flow__handle)`, { display: 'none' });

/** Connections can be drawn still, from where the pointer or the selection is. */
globalStyle(`${card}[data-far]:not(:hover, [data-selected]) .react-flow__handle`, {
  visibility: 'hidden',
});
