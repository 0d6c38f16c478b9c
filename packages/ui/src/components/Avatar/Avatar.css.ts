import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '50%',
  background: vars.color.ink,
  color: vars.color.paper,
  fontFamily: vars.font.text,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  selectors: {
    '&[data-size="small"]': { width: 28, height: 28, fontSize: 12 },
    '&[data-size="large"]': { width: 72, height: 72, fontSize: 28 },
  },
});
