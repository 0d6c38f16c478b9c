import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fingerTarget } from '../../css/fingerTarget.ts';
import { focusRing } from '../../css/index.ts';
import { vars } from '../../theme.ts';

export const narrowWidth = 899;

const narrow = `screen and (max-width: ${narrowWidth}px)`;

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 28,
  boxSizing: 'border-box',
  minHeight: 64,
  padding: '0 32px',
  background: vars.color.paper,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  '@media': { [narrow]: { padding: '0 16px' } },
});

export const logoLink = style({
  ...fingerTarget,
  display: 'inline-flex',
  padding: '6px 0',
  borderRadius: vars.radius.s,
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
});

/** The forms of the bar: which one is shown is decided by the width as long as nothing else can. */
export const shown = styleVariants({
  always: { display: 'contents' },
  wide: { display: 'contents', '@media': { [narrow]: { display: 'none' } } },
  narrow: { display: 'none', '@media': { [narrow]: { display: 'contents' } } },
});

/** The links keep their width; of the actions, those shrink that can. */
export const navigation = style({ flex: '1 0 auto', whiteSpace: 'nowrap' });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
});

export const mobile = style({ display: 'flex', flex: 1, justifyContent: 'flex-end' });

export const panel = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: 'calc(100dvh - 64px)',
  overflow: 'auto',
  padding: '8px 16px 16px',
  background: vars.color.paper,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const panelActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 8,
  paddingTop: 12,
  borderTop: `${vars.border} solid ${vars.color.line}`,
});

globalStyle(`${panelActions} button`, { textAlign: 'start' });

export const links = style({
  display: 'flex',
  gap: 22,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${panel} ${links}`, { flexDirection: 'column', gap: 0 });

export const link = style({
  ...fingerTarget,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 26,
  color: vars.color.ink2,
  fontWeight: 500,
  textDecoration: 'none',
  borderRadius: 2,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink },
    '&[data-focus-visible]': focusRing,
    '&[aria-current="page"]': {
      color: vars.color.ink,
      boxShadow: `0 2px 0 ${vars.color.accent}`,
    },
    [`${panel} &`]: { minHeight: 44 },
    [`${panel} &[aria-current="page"]`]: {
      boxShadow: 'none',
      textDecoration: `underline 2px ${vars.color.accent}`,
      textUnderlineOffset: 6,
    },
  },
});
