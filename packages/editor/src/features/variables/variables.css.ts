import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareRow, pair } from '../../components/panel/panel.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const add = style({ flex: 'none', padding: vars.space['3'] });

export const variable = style({
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const head = style([
  bareRow,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 55,
    padding: '6px 4px',
    borderRadius: vars.radius.s,
  },
]);

export const chevron = style({
  flex: 'none',
  color: vars.color.ink3,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});

export const name = style({ minWidth: 0 });

export const title = style({
  display: 'block',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'block',
  fontSize: vars.size.s13,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  padding: `4px 4px ${vars.space['4']}`,
});

/** Fields stand in one line also where a label takes two. */
export const fields = style([pair, { alignItems: 'end' }]);

export const lost = style({
  fontSize: vars.size.s13,
  lineHeight: 1.45,
  color: vars.color.ink2,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const places = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const place = style([
  bareRow,
  { width: '100%', minHeight: 44, padding: '4px 6px', borderRadius: vars.radius.s },
]);

export const placeName = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  overflowWrap: 'anywhere',
});

export const questions = style({ display: 'grid', gap: vars.space['4'] });
