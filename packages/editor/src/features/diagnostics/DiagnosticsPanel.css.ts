import { focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareRow } from '../../components/panel/panel.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const filter = style({ flex: 'none', padding: `${vars.space['3']} ${vars.space['3']} 0` });

export const note = style({
  padding: `${vars.space['3']} ${vars.space['4']}`,
  fontSize: 14,
  color: vars.color.ink2,
});

export const head = style({
  padding: `${vars.space['3']} 4px 4px`,
  fontSize: vars.size.s13,
  fontWeight: 600,
  color: vars.color.ink2,
});

export const problem = style({
  paddingBlock: 6,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const place = style([
  bareRow,
  {
    display: 'flex',
    gap: 10,
    width: '100%',
    padding: 4,
    borderRadius: vars.radius.s,
  },
]);

export const icon = style({
  flex: 'none',
  marginBlockStart: 2,
  selectors: {
    '&[data-severity="error"]': { color: vars.color.danger },
    '&[data-severity="warning"]': { color: vars.color.warning },
    '&[data-severity="hint"]': { color: vars.color.info },
  },
});

export const text = style({ minWidth: 0 });

export const where = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const message = style({
  display: 'block',
  marginBlockStart: 2,
  fontSize: vars.size.s13,
  lineHeight: 1.4,
  color: vars.color.ink2,
});

export const fixes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '4px 0 2px 27px',
});

export const fix = style({
  minHeight: 28,
  padding: '2px 8px',
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s13,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRingInset,
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
