import { focusRing, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });

export const legend = style({
  padding: 0,
  marginBottom: 6,
  fontSize: vars.size.s13,
  fontWeight: 550,
  color: vars.color.ink2,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  cursor: 'pointer',
  '@media': { [preferences.coarsePointer]: { width: 44, height: 44 } },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: vars.radius.full,
  border: `max(1.5px, ${vars.border}) solid ${vars.color.lineStrong}`,
  color: vars.color.ink,
  pointerEvents: 'none',
  selectors: {
    'input:checked + &': { borderColor: vars.color.ink, borderWidth: 2 },
    'input:focus-visible + &': focusRing,
  },
});
