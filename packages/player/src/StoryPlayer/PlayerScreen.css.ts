import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { sizes } from '../parts/sizes.ts';
import { measure, readingFace, textSize } from './readingVars.css.ts';

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
  vars: { [textSize]: '1.3125rem', [measure]: '640px', [readingFace]: vars.font.reading },
  '@media': { [breakpoints.narrow]: { vars: { [textSize]: '1.1875rem' } } },
  selectors: {
    '&[data-text-size="small"]': { vars: { [textSize]: '1.125rem' } },
    '&[data-text-size="large"]': { vars: { [textSize]: '1.5625rem' } },
    '&[data-text-size="huge"]': { vars: { [textSize]: '1.875rem' } },
    '&[data-face="sans"]': { vars: { [readingFace]: vars.font.text } },
    // Inside another page the story is as high as its text.
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
  // A panel needs room even beside a short text.
  selectors: { '&[data-panel-open]': { minHeight: 420 } },
});

export const reading = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'center',
  '@media': {
    // The panel covers the whole page here: what lies under it must not take the focus.
    [breakpoints.narrow]: {
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
  '@media': {
    [breakpoints.narrow]: { padding: `28px 16px 40px ${sizes.narrowMargin}px` },
  },
});

export const marginLine = style({
  position: 'absolute',
  insetBlock: 0,
  left: sizes.line,
  width: 0,
  borderInlineStart: `2px solid ${vars.color.mark}`,
  '@media': { [breakpoints.narrow]: { left: sizes.narrowLine } },
});
