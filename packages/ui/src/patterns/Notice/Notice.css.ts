import { createVar, style } from '@vanilla-extract/css';
import { band } from '../../css/band.ts';
import { breakpoints } from '../../css/index.ts';
import { vars } from '../../theme.ts';

const hue = createVar();

export const notice = style({
  ...band,
  vars: { [hue]: vars.color.info },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['3']}`,
  boxSizing: 'border-box',
  minHeight: 44,
  padding: '8px 16px',
  // A stripe along the side, where there is no edge around it all.
  background: `linear-gradient(${hue}, ${hue}) no-repeat 0 / calc(3px - ${vars.raised.offset}) 100% ${vars.color.surface}`,
  borderBottomColor: vars.color.line,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.4,
  selectors: { '&[data-tone="warning"]': { vars: { [hue]: vars.color.warning } } },
  '@media': { [breakpoints.middle]: { paddingInline: 32 } },
});

export const icon = style({ flex: 'none', width: 18, height: 18, color: hue });

export const words = style({ flex: '1 1 0', minWidth: 200, overflowWrap: 'anywhere' });
