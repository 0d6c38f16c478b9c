import { focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareRow } from '../../components/panel/panel.css.ts';

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space['4'],
  minHeight: 0,
  padding: `${vars.space['3']} ${vars.space['3']} ${vars.space['6']}`,
  overflowY: 'auto',
  outline: 'none',
});

export const part = style({ display: 'grid', gap: vars.space['3'], minWidth: 0 });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: vars.space['3'],
});

export const subject = style({
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const quiet = style({
  margin: 0,
  fontSize: vars.size.s13,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
});

export const heading = style({
  margin: 0,
  padding: '4px 6px',
  marginInline: -6,
  borderRadius: vars.radius.s,
  fontSize: vars.size.s15,
  fontWeight: 600,
  selectors: { '&:focus-visible': focusRingInset },
});

export const list = style({ ...bare, display: 'grid', gap: vars.space['2'] });

export const contextNode = style({ display: 'grid', gap: 2, minWidth: 0 });

export const authored = style({
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const running = style({
  display: 'grid',
  gap: vars.space['3'],
  padding: 6,
  margin: -6,
  borderRadius: vars.radius.s,
  selectors: { '&:focus-visible': focusRingInset },
});

export const text = style({
  margin: 0,
  padding: vars.space['3'],
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const piece = style({
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  cursor: 'pointer',
  display: 'inline',
  selectors: {
    '&[aria-current="true"]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 1 },
  },
});

export const added = style({
  color: vars.color.ink,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.success,
  textDecorationThickness: 2,
  backgroundColor: `color-mix(in oklab, ${vars.color.success} 14%, transparent)`,
});

export const removed = style({
  color: vars.color.ink,
  textDecorationColor: vars.color.danger,
  backgroundColor: `color-mix(in oklab, ${vars.color.danger} 12%, transparent)`,
});

/** Stays in view below a long text. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: vars.space['2'],
  paddingBlock: vars.space['2'],
  backgroundColor: vars.color.surface,
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  gap: vars.space['2'],
  paddingBlock: 6,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const contradiction = style({
  display: 'grid',
  gap: vars.space['2'],
  paddingBlockEnd: vars.space['3'],
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const place = style([
  bareRow,
  {
    display: 'grid',
    gap: 2,
    width: '100%',
    minHeight: 44,
    padding: '4px 8px',
    borderRadius: vars.radius.s,
  },
]);

export const failure = style({
  display: 'flex',
  gap: vars.space['2'],
  margin: 0,
  padding: vars.space['3'],
  border: `${vars.border} solid ${vars.color.danger}`,
  borderRadius: vars.radius.s,
  fontSize: 14,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRingInset },
});

export const failureIcon = style({ flex: 'none', marginBlockStart: 2, color: vars.color.danger });

export const choiceText = style([authored, { minWidth: 0, textDecoration: 'none' }]);

export const caution = style({
  margin: 0,
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.warning}`,
  fontSize: 14,
  lineHeight: 1.45,
});
