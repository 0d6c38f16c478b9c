import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const chips = style({
  position: 'absolute',
  display: 'flex',
  gap: 4,
  transform: 'translateY(-100%)',
});

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  paddingInline: 6,
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontSize: 12,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-mark="unreached"]': { borderStyle: 'dashed' } },
});

/** As wide as it is, although the layer has no width. */
export const icon = style({ flex: 'none', maxWidth: 'none' });

export const share = style([
  chip,
  { position: 'absolute', transform: 'translateY(-50%)', borderColor: vars.color.accent },
]);
