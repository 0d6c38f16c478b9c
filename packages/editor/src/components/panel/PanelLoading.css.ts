import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const loading = style({ padding: vars.space['3'] });
