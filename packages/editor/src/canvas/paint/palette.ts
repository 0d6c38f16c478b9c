import { type NodeType, nodeTypes } from '@dreamfork/story';
import { vars } from '@dreamfork/ui/theme';

/** The colours of the theme as a canvas takes them. Plain data: it also goes to the worker. */
export type Palette = {
  readonly surface: string;
  /** What the canvas is of. */
  readonly ground: string;
  readonly link: string;
  readonly ink: string;
  readonly accent: string;
  readonly danger: string;
  readonly warning: string;
  readonly info: string;
  readonly success: string;
  readonly types: readonly string[];
  readonly radius: number;
  readonly font: string;
  /** What titles are set in. */
  readonly reading: string;
};

/** The number that stands for a type in lists of cards. */
export const typeNumber = (type: NodeType): number => nodeTypes.indexOf(type);

/** Reads variables of the theme in force at an element. */
export function variablesAt(element: Element): (variable: string) => string {
  const style = getComputedStyle(element);
  return (variable) => style.getPropertyValue(variable.slice('var('.length, -1)).trim();
}

/** Reads the palette of the theme in force at an element. */
export function readPalette(element: Element): Palette {
  const read = variablesAt(element);
  const { color, nodeColor } = vars;
  const types = nodeTypes.map((type) => read(nodeColor[type]));
  return {
    surface: read(color.surface),
    ground: read(color.paper),
    link: read(color.lineStrong),
    ink: read(color.ink),
    accent: read(color.accent),
    danger: read(color.danger),
    warning: read(color.warning),
    info: read(color.info),
    success: read(color.success),
    types,
    radius: Number.parseFloat(read(vars.radius.m)) || 0,
    font: getComputedStyle(element).fontFamily,
    reading: read(vars.font.reading),
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
