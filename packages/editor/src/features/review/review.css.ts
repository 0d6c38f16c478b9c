import { focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareRow } from '../../components/panel/panel.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const loading = style({ padding: vars.space['3'] });

export const filters = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: vars.space['2'],
  padding: vars.space['3'],
});

export const note = style({ margin: 0, fontSize: vars.size.s13, color: vars.color.ink2 });

export const failure = style([note, { color: vars.color.danger }]);

export const thread = style({
  paddingBlock: 6,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
  selectors: { '&[data-current]': { backgroundColor: vars.color.sunken } },
});

export const head = style([
  bareRow,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    width: '100%',
    padding: '4px 8px',
    borderRadius: vars.radius.s,
    font: 'inherit',
    fontSize: 14,
  },
]);

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${vars.space['2']}`,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: 600, color: vars.color.ink });

const clamped = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
} as const;

export const words = style(clamped);

export const place = style([
  clamped,
  { WebkitLineClamp: 1, fontSize: vars.size.s13, color: vars.color.ink2 },
]);

export const quote = style([
  clamped,
  {
    paddingInlineStart: vars.space['2'],
    borderInlineStart: `2px solid ${vars.color.lineStrong}`,
    fontFamily: vars.font.reading,
    fontSize: vars.size.s15,
    lineHeight: 1.35,
    color: vars.color.ink,
  },
]);

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  padding: `${vars.space['2']} 8px ${vars.space['3']}`,
});

export const part = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

export const partTitle = style({
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  fontWeight: 600,
  color: vars.color.ink2,
});

export const text = style({
  maxHeight: 220,
  margin: 0,
  overflow: 'auto',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  selectors: { '&:focus-visible': focusRingInset },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
