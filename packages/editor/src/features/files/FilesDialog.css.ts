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
