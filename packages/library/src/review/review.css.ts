import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const margin = style({
  display: 'grid',
  // Nothing that a person writes makes it wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignContent: 'start',
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  color: vars.color.ink,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const thread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.accent}`,
  selectors: { '&[data-waiting]': { borderInlineStartStyle: 'dashed' } },
});

/** Quiet buttons under a text, their words below its first letter. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: `calc(-10px - ${vars.border})`,
});

/** The same for a button of the usual size. */
export const action = style({ marginInlineStart: `calc(-16px - ${vars.border})` });

export const place = style({ margin: 0, fontSize: vars.size.s13, color: vars.color.ink2 });

export const quote = style({
  margin: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 8,
  overflow: 'hidden',
});

export const added = style({
  display: 'block',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  background: vars.color.accentSoft,
});

export const said = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const form = style({
  minWidth: 0,
  padding: vars.space[4],
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

/** The name of the highlight of commented words. */
export const highlightName = 'dreamfork-review';

globalStyle(`::highlight(${highlightName})`, {
  backgroundColor: vars.color.accentSoft,
  textDecoration: `underline ${vars.color.accent}`,
});

export const selectionBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'calc(120px + env(safe-area-inset-bottom))',
  zIndex: 3,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const selectionButton = style({ pointerEvents: 'auto', boxShadow: vars.shadow.s2 });

export const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });
