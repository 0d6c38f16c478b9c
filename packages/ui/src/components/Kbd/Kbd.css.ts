import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const kbd = style({
  display: 'inline-block',
  padding: '1px 5px',
  border: `1px solid ${vars.hairline}`,
  borderRadius: 4,
  background: vars.color.surface,
  color: vars.color.ink3,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s12,
  fontWeight: 500,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
