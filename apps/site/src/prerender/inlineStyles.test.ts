import { expect, test } from 'vitest';
import { withoutInlineStyles } from './inlineStyles.ts';

test('equal styles become one rule', () => {
  expect(
    withoutInlineStyles('<p style="min-width:0">a</p><p style="min-width:0" id="b"></p>'),
  ).toEqual({
    html: '<p data-drawn="s0">a</p><p data-drawn="s0" id="b"></p>',
    style: '[data-drawn="s0"]{min-width:0}',
  });
});

test('values are read as the attribute meant them', () => {
  const { style } = withoutInlineStyles('<p style="font-family:&quot;A&amp;B&quot;"></p>');
  expect(style).toBe('[data-drawn="s0"]{font-family:"A&B"}');
});

test('nothing in a value gets out of its rule', () => {
  const { style } = withoutInlineStyles('<p style="color:red}</style><script>"></p>');
  expect(style).toBe('');
});

test('a page without styles stays as it is', () => {
  expect(withoutInlineStyles('<p>a</p>')).toEqual({ html: '<p>a</p>', style: '' });
});
