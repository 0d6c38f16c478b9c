const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;
const digit = /\p{N}/u;
const hyphens = "-'’";

const isDigit = (code: number): boolean =>
  code < 128 ? code >= 48 && code <= 57 : digit.test(String.fromCodePoint(code));

// Latin and Cyrillic are told by their numbers: a whole story is counted while it opens.
function isLetterOrDigit(code: number): boolean {
  if (code < 128) return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 122);
  if (code >= 0x410 && code <= 0x44f) return true;
  return letterOrDigit.test(String.fromCodePoint(code));
}

/** Whether the sign at this place holds together what stands before and after it. */
function isInsideWord(text: string, index: number): boolean {
  const after = text.codePointAt(index + 1) ?? 0;
  if (hyphens.includes(text.charAt(index))) return isLetterOrDigit(after);
  const sign = text.charCodeAt(index);
  if (sign !== 46 && sign !== 44) return false;
  const isPair = text.charCodeAt(index - 1) >>> 10 === 0x37;
  return isDigit(text.codePointAt(index - (isPair ? 2 : 1)) ?? 0) && isDigit(after);
}

/** How many words a text has: runs of letters and digits, «кое-кто» and «2,5» one each (SPEC S1). */
export function countWords(text: string): number {
  let count = 0;
  let isWord = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    if (isLetterOrDigit(code)) {
      if (!isWord) count++;
      isWord = true;
    } else if (isWord) isWord = isInsideWord(text, index);
    if (code > 0xffff) index++;
  }
  return count;
}
