import { focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareRow } from '../../components/panel/panel.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const form = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: 10,
  padding: vars.space['3'],
});

export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
});

export const count = style({
  flex: 'none',
  padding: `0 ${vars.space['3']} 4px`,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});

export const match = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingBlock: 2,
});

export const place = style([
  bareRow,
  {
    flex: 1,
    minWidth: 0,
    padding: '4px 6px',
    borderRadius: vars.radius.s,
  },
]);

export const where = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: vars.size.s12,
  color: vars.color.ink3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const excerpt = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontFamily: vars.font.reading,
  fontSize: 14,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const mark = style({
  padding: '0 1px',
  borderRadius: 2,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: 2,
});

export const replace = style({
  flex: 'none',
  minHeight: 28,
  padding: '2px 8px',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.accent,
  fontSize: vars.size.s13,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentSoft },
    '&:focus-visible': focusRingInset,
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const foot = style({
  flex: 'none',
  padding: vars.space['3'],
  borderTop: `${vars.border} solid ${vars.color.line}`,
});
