import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });
