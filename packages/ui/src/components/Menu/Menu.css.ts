import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { fingerTarget } from '../../css/fingerTarget.ts';
import { forcedFocus } from '../../css/focusRing.ts';
import { vars } from '../../theme.ts';
import { overlaySurface } from '../Popover/overlay.css.ts';

export const menuMaxHeight = 400;

export const popover = style([overlaySurface, { minWidth: 200, display: 'flex' }]);

export const menu = style({
  boxSizing: 'border-box',
  flex: 1,
  maxHeight: menuMaxHeight,
  overflow: 'auto',
  padding: 5,
  outline: 'none',
  // A shade at the edge that has more above it; at the beginning of the list the surface lies over it.
  background: [
    `linear-gradient(${vars.color.surface} 40%, transparent) top / 100% 32px local`,
    `linear-gradient(${vars.color.line}, transparent) top / 100% 12px`,
  ]
    .map((layer) => `${layer} no-repeat`)
    .join(', '),
});

/** Lies over the last rows in view while there are more below them. */
export const more = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  height: 44,
  paddingBlockEnd: 3,
  boxSizing: 'border-box',
  borderRadius: 'inherit',
  background: `linear-gradient(transparent, ${vars.color.surface} 70%)`,
  color: vars.color.ink2,
  pointerEvents: 'none',
});

export const item = style({
  '@media': { ...fingerTarget['@media'], ...forcedFocus },
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  boxSizing: 'border-box',
  padding: '6px 10px',
  borderRadius: `calc(${vars.radius.m} - 4px)`,
  color: vars.color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-pressed], &[data-open]': { background: vars.color.sunken },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-tone="danger"]': { color: vars.color.danger },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'default', opacity: 0.7 },
  },
});

export const icon = style({ width: 17, height: 17, flex: 'none' });

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Drawn, not written: the row's name stays its words alone, and the keys describe it. */
export const shortcut = style({
  marginLeft: 20,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s12,
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
  '::after': { content: 'attr(data-keys)' },
  '@media': { [preferences.coarsePointer]: { display: 'none' } },
});

export const heading = style({
  padding: '8px 10px 4px',
  fontSize: vars.size.s12,
  fontWeight: 600,
  color: vars.color.ink3,
});

export const separator = style({
  height: vars.border,
  margin: '5px 6px',
  background: vars.hairline,
});
