import { focusRingInset, preferences, topBar } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  anchorName: topBar,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 56,
  padding: '0 12px',
  borderBottom: `${vars.border} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  selectors: {
    '[data-width="narrow"] > &': { flexWrap: 'wrap', paddingBlock: 6, gap: 4 },
  },
});

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  fontFamily: vars.font.reading,
  fontSize: 18,
  fontWeight: 550,
  lineHeight: 1.2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-width="narrow"] &': { flex: 1 } },
});

const name = style({
  boxSizing: 'border-box',
  margin: 0,
  padding: `${vars.space['2']} 10px`,
  border: `${vars.border} solid transparent`,
  borderRadius: vars.radius.s,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '@media': { [preferences.coarsePointer]: { minHeight: 44 } },
  selectors: {
    '[data-width="narrow"] &': { paddingInline: 4 },
    '&:focus-visible': focusRingInset,
  },
});

export const rename = style([
  name,
  {
    display: 'block',
    maxWidth: '100%',
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'text',
    selectors: { '&:hover': { backgroundColor: vars.color.sunken } },
  },
]);

export const nameField = style([
  name,
  {
    width: '100%',
    minWidth: 'min(360px, 40vw)',
    borderColor: vars.color.lineStrong,
    backgroundColor: vars.color.surface,
  },
]);

export const status = style({ display: 'flex', alignItems: 'center', flex: 'none' });

/** They give way before the title does: what does not fit beside the empty box wraps out of sight. */
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '0 100000 auto',
  minWidth: 0,
  height: '1lh',
  overflow: 'hidden',
  '::before': { content: '', height: '1lh' },
  fontSize: vars.size.s13,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
});

/** Its line wraps out of sight with it. */
export const separated = style({
  marginInlineStart: vars.space['2'],
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `${vars.border} solid ${vars.color.line}`,
});

export const separator = style({
  flex: 'none',
  width: vars.border,
  height: 24,
  marginInline: vars.space['2'],
  backgroundColor: vars.color.line,
});

export const grow = style({ flex: 1, minWidth: 0 });

/** On a narrow screen the tools stand in a row of their own. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  selectors: {
    '[data-width="narrow"] > * > &': {
      flexWrap: 'wrap',
      width: '100%',
      gap: 0,
      justifyContent: 'space-between',
    },
  },
});
