import { expect, test } from 'vitest';
import { type IconNode, iconOutline } from './iconOutline.ts';

test.each<[string, IconNode, string]>([
  ['a path', [['path', { d: 'M5 12h14' }]], 'M5 12h14'],
  ['a path that begins where the pen would stand', [['path', { d: 'm5 12 7 7' }]], 'M5 12l7 7'],
  ['a path that begins so and turns', [['path', { d: 'm-1.5-2h3' }]], 'M-1.5-2h3'],
  ['a circle', [['circle', { cx: '7', cy: '8', r: '3' }]], 'M4 8a3 3 0 0 1 6 0a3 3 0 0 1-6 0z'],
  [
    'a path finer than a screen',
    [['path', { d: 'm4.998 8.1.7-.0049.705.705 1.234 5' }]],
    'M5 8.1l.7 0 .7.7 1.23 5',
  ],
  ['a line', [['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]], 'M1 2L3 4'],
  ['lines', [['polyline', { points: '1 2 3 4 5 6' }]], 'M1 2 3 4 5 6'],
  ['a rectangle', [['rect', { x: '1', y: '2', width: '10', height: '4' }]], 'M1 2h10v4h-10z'],
])('%s keeps its shape', (_, node, outline) => {
  expect(iconOutline(node)).toBe(outline);
});
