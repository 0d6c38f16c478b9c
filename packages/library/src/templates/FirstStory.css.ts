import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const options = style({ margin: 0, padding: 0, listStyle: 'none' });

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  padding: `${vars.space[4]} 0`,
  borderTop: `${vars.border} solid ${vars.hairline}`,
});

export const about = style({ flex: '1 1 220px', minWidth: 0 });
