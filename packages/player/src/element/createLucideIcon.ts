import { createElement } from 'preact';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = { className?: string; size?: number; 'aria-hidden'?: boolean };

/**
 * What makes a component of the data of an icon: the build of the element puts it in the place of
 * Lucide's own, which can do much that the player does not ask for. Strokes come from the style sheet.
 */
const createLucideIcon =
  ({ node }: IconData) =>
  ({ className, size = 24 }: IconProps) =>
    createElement(
      'svg',
      { class: className, width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

export default createLucideIcon;
