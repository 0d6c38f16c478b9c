import { attachment, withoutUnnameable } from '../sharing/file-name.ts';

const nameMaximum = 255;

/** The name of a file without folders and characters that systems refuse, with the extension of its type. */
export function storedName(name: string, extension: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = withoutUnnameable(last).trim();
  const [, base = clean, given] = /^(.*)\.([\p{L}\d]{1,10})$/u.exec(clean) ?? [];
  const end = `.${given && !/^\d+$/.test(given) ? given : extension}`;
  const whole = given && /^\d+$/.test(given) ? clean : base;
  const room = nameMaximum - end.length;
  const start = whole
    .slice(0, room)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return `${start.replaceAll(/^\.+/g, '') || 'file'}${end}`;
}

/** How a browser treats a file: it shows pictures, films and sounds, and downloads all else. */
export function dispositionOf(name: string, isShown: boolean): string {
  const [, base = name, extension = ''] = /^(.*)(\.[^.]+)$/.exec(name) ?? [];
  const value = attachment(base, extension.replaceAll(/[^.\w]/g, ''), 'file');
  return isShown ? value.replace(/^attachment/, 'inline') : value;
}
