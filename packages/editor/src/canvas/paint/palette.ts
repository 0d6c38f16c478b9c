import { type NodeType, nodeTypes } from '@dreamfork/story';
import { vars } from '@dreamfork/ui/theme';

/** The colours of the theme as a canvas takes them. Plain data: it also goes to the worker. */
export type Palette = {
  readonly surface: string;
  readonly line: string;
  readonly link: string;
  readonly ink: string;
  readonly accent: string;
  readonly danger: string;
  readonly warning: string;
  readonly info: string;
  readonly success: string;
  readonly types: readonly string[];
  /** Cards seen from far, by type; pale where others are highlighted. */
  readonly blocks: readonly string[];
  readonly paleBlocks: readonly string[];
  readonly border: number;
  readonly radius: number;
  readonly font: string;
};

/** The number that stands for a type in lists of cards. */
export const typeNumber = (type: NodeType): number => nodeTypes.indexOf(type);

const nameOf = (variable: string): string => variable.slice('var('.length, -1);

/** Reads the palette of the theme in force at an element. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (variable: string): string => style.getPropertyValue(nameOf(variable)).trim();
  const { color, nodeColor } = vars;
  const types = nodeTypes.map((type) => read(nodeColor[type]));
  const onSurface = (share: number) =>
    types.map((colour) => `color-mix(in srgb, ${colour} ${share}%, ${read(color.surface)})`);
  return {
    surface: read(color.surface),
    line: read(color.line),
    link: read(color.lineStrong),
    ink: read(color.ink),
    accent: read(color.accent),
    danger: read(color.danger),
    warning: read(color.warning),
    info: read(color.info),
    success: read(color.success),
    types,
    blocks: onSurface(55),
    paleBlocks: onSurface(16),
    border: Number.parseFloat(read(vars.border)) || 1,
    radius: Number.parseFloat(read(vars.radius.m)) || 0,
    font: style.fontFamily,
  };
}

/** Calls back when a theme is put on any element, or the colours of the system change. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'], subtree: true });
  const forced = matchMedia('(forced-colors: active)');
  forced.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    forced.removeEventListener('change', onChange);
  };
}
