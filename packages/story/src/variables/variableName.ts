import { keywordOf, namePattern } from './expression.ts';

const nameMaximum = 60;

const wholeName = new RegExp(`^${namePattern.source}$`, 'u');

/** Whether a variable can have this name (SPEC N1). */
export const isVariableName = (name: string): boolean =>
  name.length <= nameMaximum && wholeName.test(name) && keywordOf(name) === undefined;

/** The beginning of a name, without half a character at the cut. */
const shorten = (name: string, maximum: number): string =>
  name.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '');

const numbered = /^(.+)_(\d{1,6})$/u;

/** The name, with an underscore and the lowest number from 2 on if it is taken (as D16). */
export function freeVariableName(name: string, taken: ReadonlySet<string>): string {
  const normal = name.normalize();
  if (!taken.has(normal)) return normal;
  const [, base = normal, last = '1'] = numbered.exec(normal) ?? [];
  // Eight characters are for the number.
  const stem = shorten(base, nameMaximum - 8);
  let number = Number(last) + 1;
  while (taken.has(`${stem}_${number}`)) number += 1;
  return `${stem}_${number}`;
}

/** The text as a variable can be called: an underscore replaces what N1 does not allow, and begins the rest (SPEC I20). */
export function toVariableName(text: string): string {
  const name = shorten(text.normalize().replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '_'), nameMaximum - 1);
  return isVariableName(name) ? name : `_${name}`;
}
