const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;
const digit = /\p{N}/u;
const hyphens = "-'’";

const isDigit = (code: number): boolean =>
  code < 128 ? code >= 48 && code <= 57 : digit.test(String.fromCodePoint(code));

function isLetterOrDigit(code: number): boolean {
  if (code < 128) return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 122);
  if (code >= 0x410 && code <= 0x44f) return true;
  return letterOrDigit.test(String.fromCodePoint(code));
}

/** Whether the character at this index joins the letters before and after it into one word. */
function isInsideWord(text: string, index: number): boolean {
  const after = text.codePointAt(index + 1) ?? 0;
  if (hyphens.includes(text.charAt(index))) return isLetterOrDigit(after);
  const character = text.charCodeAt(index);
  if (character !== 46 && character !== 44) return false;
  const isPair = text.charCodeAt(index - 1) >>> 10 === 0x37;
  return isDigit(text.codePointAt(index - (isPair ? 2 : 1)) ?? 0) && isDigit(after);
}

/** How many words a text has: runs of letters and digits, «кое-кто» and «2,5» one each. */
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
