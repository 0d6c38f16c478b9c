import { font, textSize } from './shared.ts';
import type { ThemeTokens } from './types.ts';

const ink = '#1D0B3B';

/** Felt-tip pens: lilac paper, thick ink outlines, hard offset shadows, lime marker. */
export const creative: ThemeTokens = {
  colorScheme: 'light',
  color: {
    paper: '#EDE4FF',
    surface: '#FFFFFF',
    sunken: '#DDCFFB',
    ink,
    ink2: '#4E3B73',
    ink3: '#5C4A83',
    line: ink,
    lineStrong: ink,
    accent: '#5B21E6',
    accentHover: '#4413BD',
    accentSoft: '#D6FF5C',
    onAccent: '#FFFFFF',
    mark: '#FF2E7E',
    focus: '#5B21E6',
    cell: '#DED0FA',
    success: '#0B6B3A',
    warning: '#8A4B00',
    danger: '#B0003A',
    info: '#0A53C2',
  },
  nodeColor: {
    start: '#0B6B3A',
    text: '#0A53C2',
    choice: '#9A3F00',
    image: '#7A1FD1',
    video: '#B0003A',
    audio: '#005F63',
    document: '#5B4A2E',
    end: ink,
  },
  font: { display: font.unbounded, text: font.text, reading: font.reading, mono: font.mono },
  // Unbounded is far wider than Literata: the same words need about three quarters of the size.
  size: {
    ...textSize,
    s26: 'clamp(1.125rem, 1.05rem + 0.25vw, 1.25rem)',
    s34: 'clamp(1.3125rem, 1.15rem + 0.6vw, 1.625rem)',
    s44: 'clamp(1.5625rem, 1.25rem + 1.1vw, 2.125rem)',
    s66: 'clamp(1.8125rem, 1.15rem + 2.4vw, 3.125rem)',
  },
  display: {
    weight: '600',
    letterSpacing: '-0.035em',
    lineHeight: '1.18',
    smallSize: textSize.s17,
  },
  radius: { s: '10px', m: '16px', l: '26px', full: '999px' },
  border: '2px',
  shadow: { s1: `3px 3px 0 ${ink}`, s2: `5px 5px 0 ${ink}`, s3: `9px 9px 0 ${ink}` },
  hairline: '#DDCFFB',
  raised: { edge: ink, shadow: `3px 3px 0 ${ink}`, offset: '3px' },
};
