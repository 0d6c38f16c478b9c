import { createVar, keyframes, style } from '@vanilla-extract/css';
import { focusRing, preferences, toastArea, topBar } from '../../css/index.ts';
import { vars } from '../../theme.ts';
import type { ToastStatus } from './Toast.types.ts';

const hue = createVar();

const statusHue: Record<ToastStatus, string> = {
  success: vars.color.success,
  info: vars.color.info,
  warning: vars.color.warning,
  error: vars.color.danger,
  loading: vars.color.ink3,
};

/** Above dialogs and below the popovers of react-aria, which stand at 100,000: an open menu stays whole. */
const belowPopovers = 99_999;

/** Height of the bar of the site. */
const barHeight = '64px';

export const region = style({
  position: 'fixed',
  zIndex: belowPopovers,
  top: `calc(${barHeight} + ${vars.space['2']})`,
  left: vars.space['4'],
  right: vars.space['4'],
  boxSizing: 'border-box',
  maxWidth: 400,
  marginLeft: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  borderRadius: vars.radius.m,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
  '@supports': {
    '(top: anchor(bottom))': {
      top: `calc(max(${barHeight}, anchor(${topBar} bottom, ${barHeight}), anchor(${toastArea} top, 0px)) + ${vars.space['2']})`,
      right: `calc(anchor(${toastArea} right, 0px) + ${vars.space['4']})`,
    },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const toast = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space['3'],
  padding: `${vars.space['3']} ${vars.space['3']} ${vars.space['3']} ${vars.space['4']}`,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.s2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.45,
  outline: 'none',
  animation: `${appear} ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: {
    '&[data-focus-visible]': focusRing,
    ...Object.fromEntries(
      Object.entries(statusHue).map(([status, color]) => [
        `&[data-status="${status}"]`,
        { vars: { [hue]: color } },
      ]),
    ),
  },
});

export const icon = style({
  flex: 'none',
  width: 20,
  height: 20,
  marginTop: 5,
  '@media': { [preferences.coarsePointer]: { marginTop: 11 } },
  color: hue,
  selectors: {
    [`${toast}[data-status="loading"] &`]: { animation: `${turn} 900ms linear infinite` },
  },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  paddingTop: 4,
  '@media': { [preferences.coarsePointer]: { paddingTop: 10 } },
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
});

export const content = style({
  display: 'grid',
  gap: 2,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: 550 });

export const description = style({ color: vars.color.ink2, fontSize: vars.size.s13 });
