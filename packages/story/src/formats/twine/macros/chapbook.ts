import { type MacroReader, macro, string, stringsIn } from '../textPart.ts';

const insert = /\{([a-z][a-z ]{0,40})(?::[^{}\n]{0,1000}|,[^{}\n]{0,1000})?\}/y;
const passageKey = new RegExp(`passage:\\s{0,20}(${string})`);
const toKey = new RegExp(`link to:\\s{0,20}(${string})`);
const labelKey = new RegExp(`(?:label|reveal link):\\s{0,20}(${string})`);

export const readChapbook: MacroReader = (text) => (at) => {
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
