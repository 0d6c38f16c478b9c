import { lookAccents, onLookAccent } from '@dreamfork/story';
import { onGround } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { accentOnDark, accentOnLight, measure, readingFace, textSize } from '../readingVars.css.ts';
import { room, sizes } from '../sizes.ts';

const accents = Object.fromEntries(
  Object.entries(lookAccents).map(([name, { light, dark }]) => [
    `&[data-accent="${name}"]`,
    { vars: { [accentOnLight]: light, [accentOnDark]: dark } },
  ]),
);

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  textAlign: 'start',
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  color: vars.color.ink,
  background: vars.color.surface,
  width: '100%',
  containerType: 'inline-size',
  vars: { [measure]: '640px', [readingFace]: vars.font.reading },
  selectors: {
    '&[data-face="sans"], &[data-face="plain"]': { vars: { [readingFace]: vars.font.text } },
    '&[data-face="antique"]': {
      vars: { [readingFace]: `"Alegreya Variable", ${vars.font.reading}` },
    },
    '&[data-face="typewriter"]': { vars: { [readingFace]: vars.font.mono } },
    ...accents,
    '&[data-accent]': {
      vars: {
        [vars.color.accent]: onGround(accentOnLight, accentOnDark),
        [vars.color.accentHover]:
          `color-mix(in oklab, ${vars.color.accent} 84%, ${vars.color.ink})`,
        [vars.color.accentSoft]:
          `color-mix(in oklab, ${vars.color.accent} 14%, ${vars.color.surface})`,
        [vars.color.onAccent]: onGround(onLookAccent.light, onLookAccent.dark),
      },
    },
    // Inline the player is as high as its text.
    '&[data-presentation="inline"]': { minHeight: 0 },
    '&[data-line-width="narrow"]': { vars: { [measure]: '520px' } },
    '&[data-line-width="wide"]': { vars: { [measure]: '820px' } },
  },
});

export const body = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  minHeight: 0,
  vars: { [textSize]: '1.3125rem' },
  '@container': { [room.narrow]: { vars: { [textSize]: '1.1875rem' } } },
  selectors: {
    // A minimum height for panels beside a short text.
    '&[data-panel-open]': { minHeight: 420 },
    '[data-text-size="small"] > &': { vars: { [textSize]: '1.125rem' } },
    '[data-text-size="large"] > &': { vars: { [textSize]: '1.5625rem' } },
    '[data-text-size="huge"] > &': { vars: { [textSize]: '1.875rem' } },
  },
});

export const reading = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'center',
  '@container': {
    // The panel covers the whole player here: content below it must not take the focus.
    [room.narrow]: {
      selectors: { '[data-panel-open] > &': { visibility: 'hidden' } },
    },
  },
});

export const column = style({
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${measure} + ${sizes.margin + 24}px)`,
  padding: `7vh 24px 56px ${sizes.margin}px`,
  '@container': {
    [room.narrow]: { padding: `28px 16px 40px ${sizes.narrowMargin}px` },
  },
});

export const marginLine = style({
  position: 'absolute',
  insetBlock: 0,
  left: sizes.line,
  width: 0,
  borderInlineStart: `2px solid ${vars.color.mark}`,
  '@container': { [room.narrow]: { left: sizes.narrowLine } },
});

export const nextStories = style({ width: '100%' });

/** What a step changed, or what other readers chose, above the passage. */
export const share = style({
  marginBlockEnd: vars.space['4'],
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});
