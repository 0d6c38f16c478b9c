/** The title for comparison: without surrounding spaces and without regard to case (SPEC D16). */
export const comparableTitle = (title: string): string => title.trim().toLocaleLowerCase();

const numbered = /^(.*\S)\s+(\d{1,6})$/u;

/** The title, with the lowest number from 2 on if it is taken (SPEC D16). */
export function freeTitle(title: string, taken: Iterable<string>): string {
  const others = new Set([...taken].map(comparableTitle));
  if (!others.has(comparableTitle(title))) return title;
  const [, base, last] = numbered.exec(title.trim()) ?? [undefined, title.trim(), '1'];
  let number = Number(last) + 1;
  while (others.has(comparableTitle(`${base} ${number}`))) number += 1;
  return `${base} ${number}`;
}
