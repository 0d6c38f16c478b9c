import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareRow } from '../../components/panel/panel.css.ts';

/** Below this width the panel is a drawer under the player. */
const narrow = '(max-width: 799px)';

export const stage = style({
  display: 'flex',
  height: '100%',
  '@media': { [narrow]: { flexDirection: 'column' } },
});

export const player = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 340,
  minHeight: 0,
  borderInlineStart: `${vars.border} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  '@media': {
    [narrow]: {
      width: 'auto',
      maxHeight: '65%',
      borderInlineStart: 0,
      borderTop: `${vars.border} solid ${vars.color.line}`,
    },
  },
});

export const drawerButton = style([
  bareRow,
  {
    display: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    minHeight: 44,
    padding: `0 ${vars.space['4']}`,
    fontWeight: 600,
    '@media': { [narrow]: { display: 'flex' } },
  },
]);

export const lists = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': {
    [narrow]: {
      flex: 'none',
      height: '55vh',
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
  },
});

export const title = style({
  flex: 'none',
  padding: `${vars.space['3']} ${vars.space['4']} ${vars.space['1']}`,
  fontSize: vars.size.s13,
  fontWeight: 600,
  color: vars.color.ink2,
});

export const value = style({
  padding: vars.space['2'],
  borderInlineStart: '3px solid transparent',
  selectors: { '&[data-changed]': { borderInlineStartColor: vars.color.accent } },
});

export const step = style([
  bareRow,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    width: '100%',
    minHeight: 44,
    padding: '6px 10px',
    borderRadius: vars.radius.s,
    selectors: { '&[aria-current="step"]': { backgroundColor: vars.color.accentSoft } },
  },
]);

export const stepTitle = style({ fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' });

export const changes = style({
  fontSize: vars.size.s13,
  lineHeight: 1.4,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
  boxSizing: 'border-box',
  maxWidth: 560,
  height: '100%',
  margin: '0 auto',
  padding: vars.space['6'],
  color: vars.color.ink,
  '@media': { [narrow]: { padding: vars.space['4'] } },
});

export const formTitle = style({ fontSize: vars.size.s17, fontWeight: 600 });

export const values = style({
  display: 'flex',
  flex: '0 1 420px',
  minHeight: 160,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space['3'] });
