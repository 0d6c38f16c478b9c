const word = /[\p{L}\p{M}\p{N}]+(?:(?:[-'’]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

/** How many words a text has: runs of letters and digits, «кое-кто» and «2,5» one each (SPEC S1). */
export function countWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(word)) count++;
  return count;
}
