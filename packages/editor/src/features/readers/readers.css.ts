import { focusRingInset, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareRow } from '../../components/panel/panel.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space['3'],
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space['3'],
});

export const tools = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });

export const stale = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});

export const summary = style({ fontSize: 14, color: vars.color.ink });

export const note = style({ display: 'block', fontSize: vars.size.s13, color: vars.color.ink2 });

export const legend = style({ fontSize: vars.size.s13, color: vars.color.ink2 });

export const legendTitle = style({
  cursor: 'pointer',
  fontWeight: 550,
  selectors: { '&:focus-visible': focusRingInset },
});

export const legendRow = style({ display: 'flex', gap: 8, marginBlockStart: 6 });

export const node = style({
  padding: vars.space['3'],
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const title = style({
  marginBlockStart: 6,
  fontSize: vars.size.s13,
  fontWeight: 550,
  color: vars.color.ink2,
});

export const authored = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'flex', flex: '1 0 220px', minHeight: 0 });

export const row = style([
  bareRow,
  {
    display: 'block',
    width: '100%',
    padding: '6px 4px',
    borderBottom: `${vars.border} solid ${vars.color.line}`,
  },
]);

/** Above the zoom bar. */
export const toggle = style({
  position: 'absolute',
  insetInlineStart: 15,
  bottom: 68,
  zIndex: 5,
  '@media': { [preferences.coarsePointer]: { bottom: 76 } },
});
