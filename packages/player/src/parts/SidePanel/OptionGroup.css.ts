import { focusRing, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  minWidth: 0,
  margin: `0 0 ${vars.space['5']}`,
  padding: `0 ${vars.space['2']}`,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space['2'],
  fontSize: vars.size.s13,
  fontWeight: 550,
  color: vars.color.ink2,
});

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  padding: '4px 12px',
  fontSize: vars.size.s13,
  fontWeight: 500,
  borderRadius: vars.radius.s,
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:has(:checked)': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [preferences.coarsePointer]: { minHeight: 44 },
    [preferences.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
