import { type MarkColour, markColourOf } from '@dreamfork/story';
import type { CSSProperties } from 'react';

/** Felt-tips of the author's: the same in every theme, and only ever a tint of the ground under ink. */
const markHues: Record<MarkColour, string> = {
  grey: '#7d8797',
  blue: '#3f83f8',
  green: '#23a566',
  yellow: '#e8b400',
  orange: '#f27b1a',
  red: '#e5484d',
  purple: '#a259e6',
};

/** What a group or a note is drawn with. */
export const markHueOf = (mark: { readonly colour: string }): string =>
  markHues[markColourOf(mark)];

/** Gives the styles of a group or a note their colour. */
export const markStyle = (mark: { readonly colour: string }): CSSProperties =>
  ({ '--mark': markHueOf(mark) }) as CSSProperties;
