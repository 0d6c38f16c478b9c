import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const column = style({ display: 'grid', gap: vars.space[8], maxWidth: 660 });
