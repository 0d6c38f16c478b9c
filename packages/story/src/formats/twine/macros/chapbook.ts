import { createFinder, type MacroReader, macro, string, stringsIn } from '../textPart.ts';

const insert = /\{([a-z][a-z ]{0,40})(?::[^{}\n]{0,1000}|,[^{}\n]{0,1000})?\}/y;
const passageKey = new RegExp(`passage:\\s{0,20}(${string})`);
const toKey = new RegExp(`link to:\\s{0,20}(${string})`);
const labelKey = new RegExp(`(?:label|reveal link):\\s{0,20}(${string})`);

/** A modifier of the text below it, on a line of its own. */
const modifier = /\[(?!\[)\s{0,20}([a-z][^\s[\]\n]{0,40})[^[\]\n]{0,300}\][^\S\n]*(?:\n|$)/iy;

export const readChapbook: MacroReader = (text) => {
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
