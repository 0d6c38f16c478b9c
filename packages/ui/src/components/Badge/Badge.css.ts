import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

/** The colour of a badge's words; its ground is a tint of it. */
export const hue = createVar();

export const badge = style({
  vars: { [hue]: vars.color.ink3 },
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  boxSizing: 'border-box',
  maxWidth: '100%',
  minHeight: 22,
  padding: '2px 8px',
  borderRadius: vars.radius.full,
  background: `color-mix(in oklab, ${hue} 13%, ${vars.color.surface})`,
  color: hue,
  fontFamily: vars.font.text,
  fontSize: vars.size.s12,
  fontWeight: 550,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="neutral"]': { color: vars.color.ink2 },
    '&[data-tone="success"]': { vars: { [hue]: vars.color.success } },
    '&[data-tone="warning"]': { vars: { [hue]: vars.color.warning } },
    '&[data-tone="danger"]': { vars: { [hue]: vars.color.danger } },
    '&[data-tone="info"]': { vars: { [hue]: vars.color.info } },
    '&[data-tone="accent"]': {
      background: vars.color.accentSoft,
      color: vars.color.ink,
    },
  },
});

export const icon = style({ width: 13, height: 13, flex: 'none' });
