import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { preferences } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

/** The smallest side of a touch target. */
const touch = 44;

const edge = (color: string) => `${vars.border} solid ${color}`;

const unavailable = '&[data-disabled], &[data-unavailable]';
const on = '&[data-selected], &[aria-pressed="true"]';
const onUnavailable = '&[data-selected]:is([data-disabled], [data-unavailable])';

const filled = (background: string, color: string, hover: string) => ({
  background,
  color,
  border: edge(vars.raised.edge),
  boxShadow: vars.raised.shadow,
  selectors: {
    '&[data-hovered]': { background: hover },
    '&[data-pressed]': {
      boxShadow: 'none',
      transform: `translate(${vars.raised.offset}, ${vars.raised.offset})`,
    },
    [unavailable]: {
      background: vars.color.sunken,
      borderColor: 'transparent',
      boxShadow: 'none',
    },
  },
});

const chosen = {
  [on]: { background: vars.color.accentSoft, color: vars.color.ink },
  [onUnavailable]: {
    background: `color-mix(in oklab, ${vars.color.accentSoft} 50%, ${vars.color.sunken})`,
    color: vars.color.ink3,
  },
};

const outlined = {
  background: vars.color.surface,
  color: vars.color.ink,
  border: edge(vars.color.lineStrong),
  selectors: {
    '&[data-hovered], &[data-pressed], &[aria-haspopup][aria-expanded="true"]': {
      background: vars.color.sunken,
    },
    [unavailable]: { background: 'transparent', borderColor: vars.hairline },
    ...chosen,
  },
};

const bare = {
  background: 'transparent',
  color: 'inherit',
  border: edge('transparent'),
  selectors: {
    '&[data-hovered], &[data-pressed], &[aria-haspopup][aria-expanded="true"]': {
      background: vars.color.sunken,
    },
    [unavailable]: { background: 'transparent' },
    ...chosen,
  },
};

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['2'],
    flex: 'none',
    maxWidth: '100%',
    margin: 0,
    fontFamily: vars.font.text,
    fontWeight: 550,
    lineHeight: 1.2,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-focus-visible]': focusRing,
      [unavailable]: { color: vars.color.ink3, cursor: 'not-allowed' },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [preferences.coarsePointer]: { minHeight: touch, minWidth: touch },
      [preferences.forcedColors]: {
        selectors: {
          [on]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          [unavailable]: { color: 'GrayText', borderColor: 'GrayText' },
          [onUnavailable]: { background: 'GrayText', color: 'Canvas' },
        },
      },
    },
  },
  variants: {
    variant: {
      primary: filled(vars.color.accent, vars.color.onAccent, vars.color.accentHover),
      secondary: outlined,
      quiet: bare,
      danger: filled(
        vars.color.danger,
        vars.color.surface,
        `color-mix(in oklab, ${vars.color.danger} 84%, ${vars.color.ink})`,
      ),
    },
    size: {
      small: { minHeight: 32, fontSize: vars.size.s13, borderRadius: vars.radius.s },
      medium: { minHeight: 40, fontSize: vars.size.s15, borderRadius: vars.radius.m },
      large: { minHeight: 52, fontSize: vars.size.s17, borderRadius: vars.radius.m },
    },
    shape: {
      words: { textAlign: 'center' },
      icon: { padding: 0, borderRadius: vars.radius.s },
    },
  },
  compoundVariants: [
    { variants: { shape: 'words', size: 'small' }, style: { padding: '4px 10px' } },
    { variants: { shape: 'words', size: 'medium' }, style: { padding: '6px 16px' } },
    { variants: { shape: 'words', size: 'large' }, style: { padding: '8px 24px' } },
    { variants: { shape: 'icon', size: 'small' }, style: { width: 32, minHeight: 32 } },
    { variants: { shape: 'icon', size: 'medium' }, style: { width: 36, minHeight: 36 } },
    { variants: { shape: 'icon', size: 'large' }, style: { width: 44, minHeight: 44 } },
  ],
});

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minWidth: 0,
  // Not `anywhere`: the columns of a table would be made narrower than a word.
  overflowWrap: 'break-word',
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const pending = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({ display: 'block', animation: `${turn} 0.8s linear infinite` });

/** Why a button cannot be used: on a line of its own where the row of the button wraps. */
export const reasonText = style({
  // Beside the button in running text; at the start of a line a space takes no width.
  '::before': { content: '" "', wordSpacing: vars.space['2'] },
  fontFamily: vars.font.text,
  flex: '0 1 100%',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontSize: vars.size.s13,
  lineHeight: 1.4,
  color: vars.color.ink2,
});
