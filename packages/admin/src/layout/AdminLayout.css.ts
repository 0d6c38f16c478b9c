import { preferences, topInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const line = `${vars.border} solid ${vars.color.line}`;
const narrow = 'screen and (max-width: 899.98px)';

export const sidebar = style({
  boxSizing: 'border-box',
  position: 'sticky',
  top: `var(${topInset}, 0px)`,
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - var(${topInset}, 0px))`,
  padding: '20px 14px',
  overflow: 'auto',
  fontFamily: vars.font.text,
  background: vars.color.surface,
  borderRight: line,
  '@media': {
    [narrow]: {
      zIndex: 10,
      height: 'auto',
      maxHeight: '100dvh',
      padding: `${vars.space[2]} ${vars.space[4]}`,
      borderRight: 0,
      borderBottom: line,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0 10px 22px',
  '@media': { [narrow]: { padding: 0 } },
});

export const toggle = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block' } },
});

/** Links and tools; on a narrow screen they open under the head. */
export const drawer = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  '@media': {
    [narrow]: {
      padding: `${vars.space[3]} 0`,
      selectors: { '&[data-open="false"]': { display: 'none' } },
    },
  },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginTop: 'auto',
});

export const main = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1400,
  padding: '28px 36px 48px',
  '@media': { [narrow]: { padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[10]}` } },
});

export const health = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.ink3,
  fontSize: vars.size.s13,
});

export const lamp = style({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: vars.radius.full,
  background: vars.color.ink3,
  selectors: {
    '&[data-status="working"]': { background: vars.color.success },
    '&[data-status="broken"]': { background: vars.color.warning },
    '&[data-status="unreachable"]': { background: vars.color.danger },
  },
});

/** The links beside the sections, as high as a finger needs. */
globalStyle(`${head} > a, ${tools} > a`, {
  '@media': {
    [preferences.coarsePointer]: { display: 'flex', alignItems: 'center', minHeight: 44 },
  },
});

globalStyle(`${main} > * + *`, { marginTop: vars.space[6] });
