import { open, readFile, stat } from 'node:fs/promises';
import { maxCaptionsBytes } from '@dreamfork/api-client/contract';

const chunkSize = 64 * 1024;

/** Looks through a file in one buffer: those of a stream would wait for the garbage collector. */
async function isPresent(
  path: string,
  test: (chunk: Buffer, at: number) => boolean,
): Promise<boolean> {
  const buffer = Buffer.alloc(chunkSize);
  const file = await open(path);
  try {
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(buffer, 0, chunkSize, at);
      if (bytesRead === 0) return false;
      if (test(buffer.subarray(0, bytesRead), at)) return true;
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

// All but tab, line feed, form feed, carriage return and escape.
const isControl = (byte: number): boolean =>
  byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte);

const hasUtf16Mark = (chunk: Buffer): boolean =>
  (chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff);

/** Whether a file is text in any encoding. Documents are never shown as pages, so text is all that is asked for. */
export async function isPlainText(path: string): Promise<boolean> {
  let isUtf16 = false;
  return !(await isPresent(path, (chunk, at) => {
    if (at === 0) isUtf16 = hasUtf16Mark(chunk);
    return !isUtf16 && chunk.some(isControl);
  }));
}

const moment = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const timing = new RegExp(String.raw`^\s*${moment}[ \t]+-->[ \t]+${moment}(?:[ \t].*)?$`);

/** Whether a file is WebVTT captions with at least one caption. */
export async function isCaptions(path: string): Promise<boolean> {
  if ((await stat(path)).size > maxCaptionsBytes) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(text) || text.includes('\0')) return false;
    const timings = text.split(/\r\n|[\r\n]/).filter((line) => line.includes('-->'));
    return timings.length > 0 && timings.every((line) => timing.test(line));
  } catch {
    // Bytes that are no UTF-8 are no text.
    return false;
  }
}

const wordStream = Buffer.from('WordDocument', 'utf16le');

/** Whether a compound file, as which it is known, is a document of Word: one of its streams is called so. */
export async function isWordDocument(path: string): Promise<boolean> {
  let tail = Buffer.alloc(0);
  return isPresent(path, (chunk) => {
    const joined = Buffer.concat([tail, chunk]);
    tail = Buffer.from(joined.subarray(-wordStream.length));
    return joined.includes(wordStream);
  });
}
