import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space['2'],
});
