/** The eight node types that have a hue of their own. */
export const nodeHues = [
  'start',
  'text',
  'choice',
  'image',
  'video',
  'audio',
  'document',
  'end',
] as const;
export type NodeHue = (typeof nodeHues)[number];

export const themeNames = ['light', 'dark', 'creative'] as const;
export type ThemeName = (typeof themeNames)[number];

export type ColorTokens = {
  paper: string;
  surface: string;
  sunken: string;
  ink: string;
  ink2: string;
  ink3: string;
  line: string;
  lineStrong: string;
  accent: string;
  accentHover: string;
  accentSoft: string;
  onAccent: string;
  mark: string;
  focus: string;
  cell: string;
  success: string;
  warning: string;
  danger: string;
  info: string;
};

export type FontTokens = { display: string; text: string; reading: string; mono: string };

export type SizeTokens = Record<
  's12' | 's13' | 's15' | 's17' | 's21' | 's26' | 's34' | 's44' | 's66',
  string
>;

export type DisplayTokens = {
  weight: string;
  letterSpacing: string;
  lineHeight: string;
  /** The smallest heading: a wide display face needs it below 21 px. */
  smallSize: string;
};

/** Every value that one theme decides. */
export type ThemeTokens = {
  colorScheme: 'light' | 'dark';
  color: ColorTokens;
  nodeColor: Record<NodeHue, string>;
  font: FontTokens;
  size: SizeTokens;
  display: DisplayTokens;
  radius: Record<'s' | 'm' | 'l' | 'full', string>;
  border: string;
  shadow: Record<'s1' | 's2' | 's3', string>;
  hairline: string;
  /** The edge and shadow of a filled control; a hard one in `creative`, none elsewhere. */
  raised: { edge: string; shadow: string; offset: string };
};
