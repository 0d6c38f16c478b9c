import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { groupTitle as titleSize } from '../geometry/groupTitles.ts';
import { groupFrame } from '../geometry/sceneGroups.ts';

const tint = (share: number, ground: string = vars.color.surface) =>
  `color-mix(in oklab, var(--mark) ${share}%, ${ground})`;

/** Lies over the lines, so that its ground is thin. */
export const frame = style({
  height: '100%',
  borderRadius: `calc(${vars.radius.m} + 6px)`,
  border: `1.5px solid color-mix(in srgb, var(--mark) 75%, transparent)`,
  backgroundColor: tint(10, 'transparent'),
  selectors: { '&[data-drawn]': { border: 0, backgroundColor: 'transparent' } },
});

export const group = style({
  position: 'absolute',
  inset: '0 0 auto',
  height: groupFrame.titleHeight,
  pointerEvents: 'all',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  cursor: 'grab',
  color: vars.color.ink,
  selectors: {
    '&[data-folded]': {
      height: '100%',
      borderRadius: vars.radius.l,
      border: `2px solid var(--mark)`,
      backgroundColor: tint(16),
      boxShadow: vars.shadow.s1,
    },
    '&[data-selected]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '3px' },
  },
});

/** Grows as the map shrinks, so that chapters can be read from any distance. */
export const groupTitle = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: `max(100% / var(--title-scale, 1), ${titleSize.widest}px)`,
  height: groupFrame.titleHeight,
  paddingInline: '6px 14px',
  // No line runs through it.
  borderRadius: vars.radius.m,
  backgroundColor: tint(16),
  transform: 'scale(var(--title-scale, 1))',
  transformOrigin: '0 100%',
  selectors: {
    '&[hidden]': { display: 'none' },
    // It lies over cards then.
    '&[data-large]': {
      borderRadius: vars.radius.s,
      backgroundColor: `color-mix(in srgb, ${vars.color.surface} 88%, transparent)`,
    },
    [`${group}[data-folded] &`]: { top: 0, bottom: 0, height: 'auto', transformOrigin: '0 0' },
    // Larger than the card of its group, it is that card.
    [`${group}[data-folded] &[data-large]`]: {
      bottom: 'auto',
      height: groupFrame.titleHeight,
      border: '1px solid var(--mark)',
      backgroundColor: tint(24),
    },
  },
});

export const fold = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: tint(30, 'transparent') },
    '&:focus-visible': focusRing,
  },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});

export const groupName = style({
  overflow: 'hidden',
  fontFamily: vars.font.reading,
  fontSize: 16,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const groupCount = style({
  // Gives way before the title does.
  flex: '0 1000 auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  marginInlineStart: 6,
  fontSize: 12,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
});

export const note = style({
  height: '100%',
  padding: '10px 12px',
  borderRadius: vars.radius.s,
  border: `${vars.border} solid ${tint(55)}`,
  backgroundColor: tint(22),
  boxShadow: vars.shadow.s1,
  color: vars.color.ink,
  cursor: 'grab',
  selectors: {
    '&[data-selected]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '3px' },
    '&:focus-visible': { ...focusRing, outlineOffset: '3px' },
  },
});

const text = {
  fontFamily: vars.font.reading,
  fontSize: 15,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
} as const;

export const noteText = style({
  ...text,
  height: '100%',
  margin: 0,
  overflow: 'hidden',
  whiteSpace: 'pre-wrap',
});

export const noteField = style({
  ...text,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  outline: 'none',
  resize: 'none',
  userSelect: 'text',
});

export const corner = style({
  selectors: {
    '&.react-flow__resize-control.handle': {
      width: 18,
      height: 18,
      borderRadius: vars.radius.s,
      border: `2px solid ${vars.color.accent}`,
      backgroundColor: vars.color.surface,
    },
  },
  '@media': {
    '(pointer: coarse)': {
      selectors: { '&::before': { content: '', position: 'absolute', inset: -14 } },
    },
  },
});

/** Where connections of a folded group end; nobody draws a new one from here. */
export const groupEnd = style({ opacity: 0, pointerEvents: 'none' });
