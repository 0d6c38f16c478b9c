import { createFinder, type MacroReader } from '../textPart.ts';

const element = /<([a-z][\w-]{0,30})\s(?:[^<>"']|"[^"<>]{0,1000}"|'[^'<>]{0,1000}'){0,200}>/iy;
const passageAttribute = /\sdata-passage\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

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
    return { part: { kind: 'link', label: label.trim() ? label : target, target }, end };
  };
};
