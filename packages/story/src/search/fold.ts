/** The text with ё written as е, as most people type it; every character keeps its place. */
export const foldYo = (text: string): string =>
  text.includes('ё') || text.includes('Ё') ? text.replaceAll('ё', 'е').replaceAll('Ё', 'Е') : text;
