import { changeParts } from '../../readLogic/codeParts.ts';
import { createFinder, type Found, type MacroReader, macro } from '../textPart.ts';
import { sugarcubeSyntax } from './sugarcubeSyntax.ts';

const element = /<([a-z][\w-]{0,30})\s(?:[^<>"']|"[^"<>]{0,1000}"|'[^'<>]{0,1000}'){0,200}>/iy;
const passageAttribute = /\sdata-passage\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const setterAttribute = /\sdata-setter\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/i;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};
const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** An element of HTML with `data-passage`, which every story format follows. */
export const readElement: MacroReader = (text) => {
  const closing = createFinder(text, '</');
  return (at) => {
    if (text[at] !== '<') return null;
    element.lastIndex = at;
    const [tag = '', name = ''] = element.exec(text) ?? [];
    const [, double, single, bare] = passageAttribute.exec(tag) ?? [];
    const target = unescapeHtml(double ?? single ?? bare ?? '').trim();
    if (target === '') return null;
    const opened = at + tag.length;
    const close = closing(opened);
    const closingTag = `</${name}>`.toLowerCase();
    const isWhole =
      close !== -1 && text.slice(close, close + closingTag.length).toLowerCase() === closingTag;
    const label = isWhole ? text.slice(opened, close) : '';
    const end = isWhole ? close + closingTag.length : opened;
    const [, ...setters] = setterAttribute.exec(tag) ?? [];
    const code = unescapeHtml(setters.join('')).trim();
    const source = { name: 'data-setter', code };
    const inside = code === '' ? {} : { inside: changeParts(code, sugarcubeSyntax, source) };
    return { part: { kind: 'link', label: label.trim() ? label : target, target, ...inside }, end };
  };
};

const tag =
  /<(\/?)([a-z][a-z0-9-]{0,20})(?:\s(?:[^<>"']|"[^"<>]{0,1000}"|'[^'<>]{0,1000}'){0,200})?\/?>/iy;

/** What an element of HTML is in Markdown; a block begins on a line of its own. */
const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  br: '\n',
  hr: '\n---\n',
};
const blocks = new Set(['p', 'div', 'ul', 'ol', 'table', 'tr', 'section', 'blockquote', 'center']);
const known = new Set(
  'a abbr article aside audio button canvas caption cite code col details dd del dfn dl dt figcaption figure font footer form h1 h2 h3 h4 h5 h6 header iframe img input ins kbd label li main mark meter nav object option pre progress q s samp select small source span strike sub summary sup svg td textarea tfoot th thead tbody time tt u var video path circle rect g'.split(
    ' ',
  ),
);

/** A tag of HTML: emphasis and breaks as Markdown has them, the others without a trace in the text. */
export const readTag: MacroReader =
  (text) =>
  (at): Found | null => {
    if (text[at] !== '<') return null;
    tag.lastIndex = at;
    const [whole, slash, written = ''] = tag.exec(text) ?? [];
    const name = written.toLowerCase();
    if (whole === undefined) return null;
    const end = at + whole.length;
    const mark = marks[name];
    if (mark !== undefined) return { part: { kind: 'text', text: mark }, end };
    if (name === 'li' && slash === '') return { part: { kind: 'text', text: '\n- ' }, end };
    if (blocks.has(name)) return { part: { kind: 'text', text: '\n' }, end };
    if (!known.has(name)) return null;
    return slash === ''
      ? macro(`<${name}>`, whole, end)
      : { part: { kind: 'text', text: '' }, end };
  };
