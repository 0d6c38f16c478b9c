import { createFinder, type MacroReader, macro, string, stringsIn } from '../textPart.ts';
import { readHarlowe } from './harlowe.ts';
import { readAngles } from './sugarcube.ts';

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
const readElement: MacroReader = (text) => {
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

const insert = /\{([a-z][a-z ]{0,40})(?::[^{}\n]{0,1000}|,[^{}\n]{0,1000})?\}/y;
const passageKey = new RegExp(`passage:\\s{0,20}(${string})`);
const toKey = new RegExp(`link to:\\s{0,20}(${string})`);
const labelKey = new RegExp(`(?:label|reveal link):\\s{0,20}(${string})`);

/** A modifier of the text below it, on a line of its own. */
const modifier = /\[(?!\[)\s{0,20}([a-z][^\s[\]\n]{0,40})[^[\]\n]{0,300}\][^\S\n]*(?:\n|$)/iy;

const readChapbook: MacroReader = (text) => {
  const nextBracket = createFinder(text, '\n[');
  // The variables of a passage stand before its text and a line of two hyphens.
  const variables = text.startsWith('--\n') ? 0 : text.indexOf('\n--\n') + 1;
  const readModifier = (at: number) => {
    modifier.lastIndex = at;
    const [whole, name = ''] = modifier.exec(text) ?? [];
    if (whole === undefined) return null;
    const isCode = /^(?:javascript|css)$/i.test(name);
    const next = isCode ? nextBracket(at) : -1;
    const end = isCode ? (next === -1 ? text.length : next) : at + whole.trimEnd().length;
    return macro(`[${name}]`, text.slice(at, end), end);
  };
  return (at) => {
    if (at === 0 && variables > 0) return macro('--', text.slice(0, variables + 2), variables + 2);
    if (text[at] === '[' && (at === 0 || text[at - 1] === '\n')) return readModifier(at);
    if (text[at] !== '{') return null;
    insert.lastIndex = at;
    const [whole = '', name = ''] = insert.exec(text) ?? [];
    if (!whole.includes(':') && !name.includes(' ')) return null;
    const read = (key: RegExp): string | undefined => stringsIn(key.exec(whole)?.[1] ?? '')[0];
    const target = read(toKey) ?? (name.trim() === 'embed passage' ? undefined : read(passageKey));
    const label = read(labelKey) ?? target ?? '';
    const link = target === undefined ? undefined : { label, target: target.trim() };
    return macro(`{${name.trim()}}`, link ? label : whole, at + whole.length, link);
  };
};

const template = /<%[=-]?/y;

const readSnowman: MacroReader = (text) => {
  const closing = createFinder(text, '%>');
  return (at) => {
    if (text[at] !== '<' || text[at + 1] !== '%') return null;
    template.lastIndex = at;
    const [opening = '<%'] = template.exec(text) ?? [];
    const close = closing(at + opening.length);
    return close === -1 ? null : macro(`${opening} %>`, text.slice(at, close + 2), close + 2);
  };
};

/** How a story format writes macros. `plain` is Twine 1 and formats that the file does not name. */
export type Dialect = 'harlowe' | 'sugarcube' | 'chapbook' | 'snowman' | 'plain';

export const dialectOf = (format: string): Dialect => {
  const name = format.toLowerCase();
  for (const dialect of ['harlowe', 'sugarcube', 'chapbook', 'snowman'] as const) {
    if (name.includes(dialect)) return dialect;
  }
  return 'plain';
};

const inTurn =
  (...readers: readonly MacroReader[]): MacroReader =>
  (text) => {
    const started = readers.map((reader) => reader(text));
    return (at) => {
      for (const read of started) {
        const found = read(at);
        if (found) return found;
      }
      return null;
    };
  };

export const macroReaders: Readonly<Record<Dialect, MacroReader>> = {
  harlowe: inTurn(readHarlowe, readElement),
  sugarcube: inTurn(readAngles, readElement),
  chapbook: inTurn(readChapbook, readElement),
  snowman: inTurn(readSnowman, readElement),
  plain: inTurn(readAngles, readElement),
};
