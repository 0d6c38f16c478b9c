type Range = number | { min: number; max: number };

export type Face = {
  family: string;
  package: string;
  /** File name between the subset and the style: the axes that the file varies on. */
  axes: 'opsz' | 'wght';
  /** What of these axes the small files keep: the weights and sizes that the product sets type in. */
  keep: Record<string, Range>;
  styles: readonly ('normal' | 'italic')[];
};

/** No rule of ours asks for a lighter or a heavier weight. */
const weights = { min: 400, max: 600 };

/** Files of one family share a font only when they claim the same weights. */
export const claimedWeights = `${weights.min} ${weights.max}`;

export const faces: readonly Face[] = [
  {
    family: 'Literata Variable',
    package: 'literata',
    axes: 'opsz',
    keep: { wght: weights, opsz: { min: 12, max: 56 } },
    styles: ['normal', 'italic'],
  },
  {
    family: 'Golos Text Variable',
    package: 'golos-text',
    axes: 'wght',
    keep: { wght: weights },
    styles: ['normal'],
  },
  {
    family: 'Unbounded Variable',
    package: 'unbounded',
    axes: 'wght',
    keep: { wght: 600 },
    styles: ['normal'],
  },
  {
    family: 'JetBrains Mono Variable',
    package: 'jetbrains-mono',
    axes: 'wght',
    keep: { wght: 500 },
    styles: ['normal'],
  },
  // A reading face that authors may choose; a browser does not fetch a font that is not used.
  {
    family: 'Alegreya Variable',
    package: 'alegreya',
    axes: 'wght',
    keep: { wght: weights },
    styles: ['normal', 'italic'],
  },
];

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
