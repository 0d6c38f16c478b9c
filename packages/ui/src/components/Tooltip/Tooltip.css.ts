import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';
import { fade } from '../Popover/overlay.css.ts';

export const tooltip = style([
  fade,
  {
    maxWidth: 280,
    padding: '5px 9px',
    borderRadius: vars.radius.s,
    background: vars.color.ink,
    color: vars.color.paper,
    fontFamily: vars.font.text,
    fontSize: vars.size.s13,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  },
]);
