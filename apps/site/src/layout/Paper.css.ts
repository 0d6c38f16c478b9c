import { cells } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const paper = style([
  cells,
  { position: 'relative', borderBottom: `${vars.border} solid ${vars.color.line}` },
]);
