import { parseMarkdown } from '@dreamfork/story/text';
import { expect, test } from 'vitest';
import { passageHtml } from '../../src/html/preview-html.ts';

const html = (source: string): string => passageHtml(parseMarkdown(source));

test.each([
  ['Раз\nдва', '<p>Раз<br>два</p>'],
  ['*раз* **два**', '<p><em>раз</em> <strong>два</strong></p>'],
  ['# Ночь', '<h3>Ночь</h3>'],
  ['##### Ночь', '<h6>Ночь</h6>'],
  ['> — Тише.', '<blockquote><p>— Тише.</p></blockquote>'],
  ['***', '<hr>'],
  ['- соль\n  - морская', '<ul><li>соль<ul><li>морская</li></ul></li></ul>'],
  [
    '3. соль\n\n   > да',
    '<ol start="3"><li><p>соль</p><blockquote><p>да</p></blockquote></li></ol>',
  ],
  [
    '[туда](https://example.org/?a=1&b=2)',
    '<p><a href="https://example.org/?a=1&amp;b=2" rel="nofollow noopener noreferrer ugc" target="_blank">туда</a></p>',
  ],
])('%j is printed as HTML', (source, expected) => {
  expect(html(source)).toBe(expected);
});

test('HTML of the author is escaped', () => {
  expect(html('<b>"Раз"</b>')).toBe('<p>&lt;b&gt;&quot;Раз&quot;&lt;/b&gt;</p>');
});
