import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { row } from '../../components/panel/panel.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const note = style({
  flex: 'none',
  padding: `${vars.space['3']} 22px ${vars.space['2']}`,
  fontSize: vars.size.s13,
  lineHeight: 1.45,
  color: vars.color.ink2,
});

export const step = style([
  row,
  {
    selectors: {
      '&[aria-current="step"]': { backgroundColor: vars.color.accentSoft, fontWeight: 600 },
      '&[data-undone]': { color: vars.color.ink3 },
    },
  },
]);

export const what = style({ display: 'grid', flex: 1, minWidth: 0 });

export const subject = style({
  overflow: 'hidden',
  color: vars.color.ink2,
  fontSize: vars.size.s13,
  fontWeight: 400,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const label = style({
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  display: 'inline-block',
});

export const undone = style({ flex: 'none', fontSize: vars.size.s12, color: vars.color.ink2 });

export const time = style({
  flex: 'none',
  fontSize: vars.size.s12,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
});
