import { createElement } from './runtime/index.ts';

type IconProps = { className?: string; size?: number };

const look = { viewBox: '0 0 24 24', 'aria-hidden': true };

/** Makes a component of the outline of an icon, which the build takes from Lucide. Strokes come from the style sheet. */
export const createIcon = (outline: string) => {
  const children = createElement('path', { d: outline });
  return ({ className, size = 24 }: IconProps) =>
    createElement('svg', Object.assign({ className, width: size, height: size, children }, look));
};
