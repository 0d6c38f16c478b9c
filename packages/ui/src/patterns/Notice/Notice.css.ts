import { createVar, style } from '@vanilla-extract/css';
import { breakpoints } from '../../css/index.ts';
import { vars } from '../../theme.ts';

const hue = createVar();

export const notice = style({
  vars: { [hue]: vars.color.info },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['3']}`,
  boxSizing: 'border-box',
  minHeight: 44,
  padding: '8px 16px',
  background: vars.color.surface,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
  boxShadow: `inset 3px 0 0 ${hue}`,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.4,
  selectors: { '&[data-tone="warning"]': { vars: { [hue]: vars.color.warning } } },
  '@media': { [breakpoints.middle]: { paddingInline: 32 } },
});

export const icon = style({ flex: 'none', width: 18, height: 18, color: hue });

export const words = style({ flex: '1 1 0', minWidth: 200, overflowWrap: 'anywhere' });
