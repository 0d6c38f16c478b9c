import { focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { lowScreen, room, sizes } from '../../sizes.ts';

export const panel = style({
  position: 'absolute',
  zIndex: 1,
  // A panel beside a short text scrolls inside.
  display: 'flex',
  flexDirection: 'column',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: sizes.panel,
  maxWidth: '100%',
  background: vars.color.surface,
  borderInlineStart: `${vars.border} solid ${vars.color.line}`,
  borderBlockStart: `${vars.border} solid ${vars.color.line}`,
  boxShadow: vars.shadow.s2,
  '@container': {
    [room.narrow]: { width: '100%', borderInlineStart: 0, boxShadow: 'none' },
    [room.wide]: { position: 'static', flex: 'none', boxShadow: 'none' },
  },
});

export const content = style({
  position: 'sticky',
  insetBlockStart: sizes.header,
  boxSizing: 'border-box',
  maxHeight: `calc(100dvh - ${sizes.header * 2}px)`,
  overflow: 'auto',
  padding: `${vars.space['4']} ${vars.space['4']} ${vars.space['8']}`,
  '@container': { [room.narrow]: { maxHeight: `calc(100dvh - ${sizes.header + 104}px)` } },
  // The doubled selector overrides the rule for narrow players, whatever their order.
  '@media': { [lowScreen]: { selectors: { '&&': { position: 'static', maxHeight: 'none' } } } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  marginBlockEnd: vars.space['2'],
  paddingInlineStart: vars.space['2'],
});

export const title = style({
  fontSize: vars.size.s17,
  fontWeight: 600,
  lineHeight: 1.3,
  outline: 'none',
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '1.75em 1fr auto',
  alignItems: 'baseline',
  gap: vars.space['2'],
  width: '100%',
  minHeight: 44,
  padding: `10px ${vars.space['2']}`,
  textAlign: 'start',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': focusRingInset,
    '&[aria-current]': { background: vars.color.accentSoft, cursor: 'default' },
  },
});

export const entryNumber = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  textAlign: 'end',
  color: vars.color.ink3,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});

export const entryTitle = style({
  minWidth: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

/** Without rules: the reset reaches a list with a class of ours. */
export const entries = style({});

/** Entries out of view are not laid out, because a history may have thousands of nodes. */
export const entryRow = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 44px' });

export const part = style({ padding: `0 ${vars.space['2']} ${vars.space['3']}` });

export const note = style({
  margin: `${vars.space['2']} 0 0`,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
  selectors: { '&:empty': { display: 'none' } },
});

export const saveRow = style({ display: 'flex', alignItems: 'center', gap: vars.space['1'] });

export const save = style([entry, { gridTemplateColumns: '1fr', gap: 2, minWidth: 0 }]);

/** A bookmark on a node that no longer exists. */
export const lostSave = style({
  flex: 1,
  display: 'grid',
  gap: 2,
  minWidth: 0,
  padding: `10px ${vars.space['2']}`,
});

export const saveDate = style({
  fontSize: vars.size.s13,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
});

export const settings = style({
  display: 'grid',
  gap: vars.space['5'],
  paddingInline: vars.space['2'],
});

const nodeTypeBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  padding: '2px 8px',
  fontSize: vars.size.s12,
  fontWeight: 550,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.full,
  background: `color-mix(in oklab, currentColor 13%, ${vars.color.surface})`,
});

export const nodeType = styleVariants(vars.nodeColor, (color) => [nodeTypeBase, { color }]);
