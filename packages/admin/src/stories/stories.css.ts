import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const storyTitle = style({ fontFamily: vars.font.reading, overflowWrap: 'anywhere' });
