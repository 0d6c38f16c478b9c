export type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

const part = /\[\s*"(\w+)",\s*\{([^}]*)\}/g;
const attribute = /(\w+): "([^"]*)"/g;

/** The shapes that a module of Lucide holds. */
export const iconNode = (code: string): IconNode =>
  Array.from(code.matchAll(part), ([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries(
      Array.from(attributes.matchAll(attribute), ([, name, value]) => [name, value]),
    ),
  ]);

/** Half an ellipse from where the pen stands. */
const arc = (rx: number, ry: number, x: number, y: number): string =>
  `a${rx} ${ry} 0 0 1 ${x} ${y}`;

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}${arc(rx, ry, 2 * rx, 0)}${arc(rx, ry, -2 * rx, 0)}z`;
}

function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  ry: number,
): string {
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const across = width - 2 * rx;
  const down = height - 2 * ry;
  return [
    `M${x + rx} ${y}h${across}${arc(rx, ry, rx, ry)}`,
    `v${down}${arc(rx, ry, -rx, ry)}`,
    `h${-across}${arc(rx, ry, -rx, -ry)}`,
    `v${-down}${arc(rx, ry, rx, -ry)}z`,
  ].join('');
}

const beginning = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=([-\d.])?)/;

/** A path begins at a place of the picture, also when it stands behind another. */
const placed = (path: string): string =>
  path.replace(
    beginning,
    (_, x: string, y: string, more?: string) => `M${x} ${y}${more ? 'l' : ''}`,
  );

function outlineOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  const number = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return placed(attributes.d ?? '');
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect': {
      const rx = Number(attributes.rx ?? attributes.ry ?? 0);
      const ry = Number(attributes.ry ?? rx);
      return rectangle(number('x'), number('y'), number('width'), number('height'), rx, ry);
    }
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}z`;
    default:
      throw new Error(`An icon holds a <${tag}>, and nobody has said what its outline is.`);
  }
}

const step = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;

/** A hundredth of an icon's twenty-four is less than a screen can show. */
const rounded = (number: string): string =>
  /\.\d{3}/.test(number)
    ? String(Number(Number(number).toFixed(2))).replace(/^(-?)0\./, '$1.')
    : number;

/** Numbers part themselves where the next one begins with a sign, or with a second point. */
const isParted = (before: string, next: string): boolean =>
  /[a-z]$/i.test(before) || /^[a-z-]/i.test(next) || (before.includes('.') && next[0] === '.');

const short = (path: string): string =>
  (path.match(step) ?? [])
    .map(rounded)
    .map((part, index, parts) => {
      const before = parts[index - 1];
      return before === undefined || isParted(before, part) ? part : ` ${part}`;
    })
    .join('');

/** The shapes of an icon as the outline of a single path. */
export const iconOutline = (node: IconNode): string =>
  short(node.map(([tag, attributes]) => outlineOf(tag, attributes)).join(''));
