import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';

export const delay = createVar();

const appear = keyframes({ to: { visibility: 'visible' } });

/** Takes its place at once and is seen, and read out, only when the delay is over. */
export const delayed = style({
  display: 'contents',
  visibility: 'hidden',
  animation: `${appear} 1ms linear ${fallbackVar(delay, '200ms')} forwards`,
});
