import { expect, test } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown.ts';

test.each([
  ['<p>Он <b>ждал</b> <i>долго</i>.</p>', 'Он **ждал** *долго*.'],
  ['<p>Он <strong>ждал </strong>её</p>', 'Он **ждал** её'],
  ['<b>Ж</b><b>дал</b> <em><strong>и</strong></em>', '**Ждал** ***и***'],
  ['<h1>Глава</h1><p>Текст</p><h2>Сцена</h2>', '# Глава\n\nТекст\n\n## Сцена'],
  ['<h2><span style="font-weight:700">Сцена</span></h2>', '## Сцена'],
  ['<ul><li>Соль</li><li><p>Спички</p></li></ul>', '- Соль\n- Спички'],
  ['<ol start="3"><li>Раз</li><li>Два</li></ol>', '3. Раз\n4. Два'],
  ['<ul><li>Еда<ul><li>Соль</li></ul></li><li>Свет</li></ul>', '- Еда\n  - Соль\n- Свет'],
  ['<p>На <a href="https://a.example/м(1)">маяк</a></p>', 'На [маяк](https://a.example/м%281%29)'],
  ['<blockquote><p>Тише.</p></blockquote>', '> Тише.'],
  ['<b><p>Раз</p><p>Два</p></b>', '**Раз**\n\n**Два**'],
  ['<p>2*3 и snake_case, <b>да</b></p>', '2\\*3 и snake_case, **да**'],
  ['<p>- Кто там?</p><p><i>1. Он.</i></p>', '\\- Кто там?\n\n*1\\. Он.*'],
  ['<b>Ж</b><i>дал</i>', '**Ж**дал'],
  ['<b><i>Ждал</i> он</b>', '**Ждал он**'],
])('%s becomes %j', (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

test('a text of Google Docs keeps its bold words and nested lists, and not the wrapper that is not bold', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;font-style:normal">Ветер </span><span style="font-weight:700">крепчал</span><span style="font-style:italic">, и ночь</span></p><ul><li dir="ltr"><p><span style="font-weight:400">Соль</span></p></li><ul><li><p><span>Крупная</span></p></li></ul><li><p><span>Спички</span></p></li></ul></b>';
  expect(htmlToMarkdown(html)).toBe(
    'Ветер **крепчал**, *и ночь*\n\n- Соль\n   - Крупная\n- Спички',
  );
});

test('a list of Word becomes a list', () => {
  const item = (mark: string, text: string, level: number) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
  const html = `<html><head><style>p{margin:0}</style><title>Черновик</title></head><body><!--StartFragment--><p class=MsoNormal>Взять:</p>${item('·', 'соль', 1)}${item('o', 'крупную', 2)}${item('1.', '<b>спички</b>', 1)}<!--EndFragment--></body></html>`;
  expect(htmlToMarkdown(html)).toBe('Взять:\n\n- соль\n   - крупную\n1. **спички**');
});

test.each([
  '<p>Просто</p><p>слова</p>',
  '<span style="font-weight:400">слова</span>',
  '<pre><code><span style="color:red">const a = 1;</span></code></pre>',
  '<table><tr><td>раз</td><td>два</td></tr></table>',
  '<a href="javascript:alert(1)">жми</a>',
  '<img src=x onerror="alert(1)"><script>alert(1)</script>',
  `<b>${'слово '.repeat(200_000)}</b>`,
  '',
])('nothing to format in %#', (html) => {
  expect(htmlToMarkdown(html)).toBeNull();
});

test('hostile HTML leaves its words and nothing that runs', () => {
  const html =
    '<b onclick="alert(1)">Слово</b><a href=" JAVASCRIPT:alert(1)">раз</a><a href="data:text/html,x">два</a><svg onload=alert(1)><style>*{}</style></svg><iframe srcdoc="<b>в</b>"></iframe>';
  expect(htmlToMarkdown(html)).toBe('**Слово**раздва');
});
