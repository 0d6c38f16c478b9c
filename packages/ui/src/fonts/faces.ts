type Face = {
  family: string;
  package: string;
  /** File name between the subset and the style: the axes that the file varies on. */
  axes: 'opsz' | 'wght';
  weight: string;
  styles: readonly ('normal' | 'italic')[];
};

export const faces: readonly Face[] = [
  {
    family: 'Literata Variable',
    package: 'literata',
    axes: 'opsz',
    weight: '200 900',
    styles: ['normal', 'italic'],
  },
  {
    family: 'Golos Text Variable',
    package: 'golos-text',
    axes: 'wght',
    weight: '400 900',
    styles: ['normal'],
  },
  {
    family: 'Unbounded Variable',
    package: 'unbounded',
    axes: 'wght',
    weight: '200 900',
    styles: ['normal'],
  },
  {
    family: 'JetBrains Mono Variable',
    package: 'jetbrains-mono',
    axes: 'wght',
    weight: '100 800',
    styles: ['normal'],
  },
];

export const subsets = {
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
} as const;

type Fallback = {
  family: string;
  local: readonly string[];
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
};

const serif = ['Times New Roman', 'Liberation Serif', 'Tinos'];
const sans = ['Arial', 'Liberation Sans', 'Arimo'];

/** System faces scaled to the width and height of ours, measured on Russian prose, so that nothing shifts. */
export const fallbacks: readonly Fallback[] = [
  {
    family: 'Literata Fallback',
    local: serif,
    sizeAdjust: '118.5%',
    ascentOverride: '99.4%',
    descentOverride: '26%',
  },
  {
    family: 'Golos Text Fallback',
    local: sans,
    sizeAdjust: '106.1%',
    ascentOverride: '92.4%',
    descentOverride: '20.7%',
  },
  {
    family: 'Unbounded Fallback',
    local: sans,
    sizeAdjust: '128.2%',
    ascentOverride: '77.6%',
    descentOverride: '19.1%',
  },
];
