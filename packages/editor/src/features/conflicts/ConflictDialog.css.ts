import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({ display: 'grid', gap: vars.space['4'], minWidth: 0 });

export const sides = style({ display: 'grid', gap: vars.space['4'], minWidth: 0 });

export const side = style({
  display: 'grid',
  gap: vars.space['2'],
  minWidth: 0,
  paddingBottom: vars.space['3'],
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const sideTitle = style({ fontSize: vars.size.s15, fontWeight: 600 });

export const note = style({ margin: 0, color: vars.color.ink2 });

export const conflicts = style({ display: 'grid', gap: vars.space['4'] });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

const edge = `calc(-1 * ${vars.space['6']})`;

/** Stays in sight however many places conflict, and covers the padding of the dialog under it. */
export const actions = style({
  position: 'sticky',
  bottom: edge,
  marginBottom: edge,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['2'],
  paddingBlock: `${vars.space['3']} ${vars.space['5']}`,
  borderTop: `${vars.border} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
