import { expect, test } from 'vitest';
import { elementStyles } from './elementStyles.ts';

test('a size in rem is based on the text size of the element', () => {
  expect(elementStyles('a{padding:1.5rem}')).toBe('a{padding:calc(1.5*var(--df-rem))}');
});

test('a variable that no rule uses is removed, also when only another unused one refers to it', () => {
  const css =
    ':host{--df-a:var(--df-b);--df-b:1px;--df-color-ink:#FFFFFF}a{color:var(--df-color-ink)}';
  expect(elementStyles(css)).toBe(':host{--df-color-ink:#FFFFFF}a{color:var(--df-color-ink)}');
});

test('a variable of a tool is removed too, one with a fallback stays where it is used', () => {
  expect(
    elementStyles(':host{--tool-light: ;--_1:1px;color-scheme:dark}a{gap:var(--_1,2px)}'),
  ).toBe(':host{--_1:1px;color-scheme:dark}a{gap:var(--_1,2px)}');
});

test('rules of which nothing is left and comments are removed', () => {
  expect(
    elementStyles('a{margin:0}b{--df-a:1px}@media print{b{--df-a:2px}c{gap:0}}\n/*$tool*/'),
  ).toBe('a{margin:0}@media print{c{gap:0}}');
  expect(elementStyles('a{margin:0;&:hover{}}')).toBe('a{margin:0;}');
});

test('layers and repeated box sizing are removed, the one for all elements stays', () => {
  expect(
    elementStyles('*{box-sizing:border-box}@layer reset,vendor;a{box-sizing:border-box;margin:0}'),
  ).toBe('*{box-sizing:border-box}a{margin:0}');
});
