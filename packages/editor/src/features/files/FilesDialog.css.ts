import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: vars.space['3'],
  minWidth: 0,
  selectors: {
    '& + &': {
      marginTop: vars.space['5'],
      paddingTop: vars.space['5'],
      borderTop: `${vars.border} solid ${vars.color.line}`,
    },
  },
});

export const title = style({ fontSize: vars.size.s17, fontWeight: 600 });

export const text = style({ fontSize: vars.size.s13, color: vars.color.ink2 });

export const problem = style({ fontSize: vars.size.s13, color: vars.color.danger });

export const found = style({ display: 'grid', gap: vars.space['4'], minWidth: 0 });

export const story = style({ display: 'grid', gap: vars.space['2'], minWidth: 0 });

export const storyTitle = style({
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const report = style({ display: 'grid', gap: vars.space['2'], minWidth: 0 });

export const listTitle = style({ fontSize: vars.size.s13, fontWeight: 600 });

export const notes = style({
  display: 'grid',
  gap: vars.space['2'],
  margin: 0,
  paddingInlineStart: vars.space['4'],
  fontSize: vars.size.s13,
  overflowWrap: 'anywhere',
});

export const places = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] });

export const where = style({ display: 'block', color: vars.color.ink2 });

export const formats = style({
  display: 'grid',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const format = style({ display: 'grid', gap: vars.space['1'], minWidth: 0 });
