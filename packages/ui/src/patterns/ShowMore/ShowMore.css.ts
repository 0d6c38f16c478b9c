import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['3'],
  paddingBlock: vars.space['4'],
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.4,
});
