import { style } from '@vanilla-extract/css';
import { fingerTarget } from '../../css/fingerTarget.ts';
import { focusRing, focusRingInset } from '../../css/index.ts';
import { vars } from '../../theme.ts';

export const tabs = style({
  width: '100%',
  minWidth: 0,
  fontFamily: vars.font.text,
  lineHeight: 1.5,
  selectors: {
    '&[data-fill]': { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  },
});

export const list = style({
  display: 'flex',
  flex: 'none',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `${vars.border} solid ${vars.color.line}`,
  selectors: {
    [`${tabs}[data-fill] > &`]: { padding: '6px 12px 0' },
    [`${tabs}[data-size="small"] > &`]: {
      gap: 2,
      margin: `10px ${vars.space['3']} 4px`,
      padding: 2,
      border: 'none',
      borderRadius: vars.radius.s,
      background: vars.color.sunken,
    },
  },
});

export const tab = style({
  ...fingerTarget,
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  minHeight: 40,
  boxSizing: 'border-box',
  padding: '8px 10px',
  color: vars.color.ink3,
  fontSize: vars.size.s15,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  border: 'none',
  background: 'none',
  fontFamily: 'inherit',
  outline: 'none',
  boxShadow: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[data-selected]': {
      color: vars.color.ink,
      boxShadow: `inset 0 -2px 0 ${vars.color.accent}`,
    },
    '&:focus-visible': { ...focusRingInset, borderRadius: vars.radius.s },
    [`${tabs}[data-size="small"] > * > &`]: {
      flex: '1 1 auto',
      justifyContent: 'center',
      minHeight: 28,
      padding: '2px 4px',
      borderRadius: `calc(${vars.radius.s} - 2px)`,
      color: vars.color.ink2,
      fontSize: vars.size.s13,
      fontWeight: 500,
    },
    [`${tabs}[data-size="small"] > * > &:hover`]: { color: vars.color.ink },
    [`${tabs}[data-size="small"] > * > &[data-selected]`]: {
      background: vars.color.surface,
      boxShadow: 'none',
      color: vars.color.ink,
    },
    [`${tabs}[data-size="small"] > * > &:focus-visible`]: focusRingInset,
  },
});

export const icon = style({ width: 17, height: 17, flex: 'none' });

export const panel = style({
  minWidth: 0,
  paddingTop: vars.space['4'],
  outline: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    [`${tabs}[data-fill] > &`]: {
      flex: 1,
      minHeight: 0,
      paddingTop: 0,
      overflow: 'auto',
    },
    [`${tabs}[data-fill] > &:focus-visible`]: focusRingInset,
    // What is in it scrolls by itself.
    [`${tabs}[data-size="small"][data-fill] > &`]: {
      display: 'flex',
      flexDirection: 'column',
      overflow: 'visible',
    },
  },
});
