import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorResponse, errorStatuses, type Route } from '@dreamfork/api-client/contract';
import { z } from 'zod';
import type { Answer } from '../test-server.ts';

/** Meant as they are: too much to do at the moment, and no room left. */
const deliberate = [503, 507];

// Refused before a route is found or its handler asked: a path that cannot be read or leads elsewhere, a
// body that is too large or of another kind.
const ofAnyCall = [404, 413, 414, 415];

const refusalsOf = ({ access, errors = [] }: Route): number[] => [
  400,
  ...(access === 'public' ? [] : [401]),
  ...(access === 'moderator' || access === 'admin' ? [403] : []),
  429,
  ...errors,
  ...ofAnyCall,
  ...deliberate,
];

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The body as text, whatever it was compressed with. */
export function readText({ bytes, headers, text }: Answer): string {
  const decode = decoders[String(headers['content-encoding'])];
  return decode ? decode(bytes).toString() : text;
}

function mistakeOfSuccess(route: Route, answer: Answer): string | undefined {
  const { headers } = answer;
  // Bytes of any kind.
  if (route.response._zod.def.type === 'file' && !route.contentType) return undefined;
  if (route.contentType) {
    const kind = String(headers['content-type']);
    return kind.startsWith(route.contentType) ? undefined : `answered as ${kind}`;
  }
  const parsed = z.safeParse(route.response, JSON.parse(readText(answer)));
  return parsed.success ? undefined : z.prettifyError(parsed.error);
}

function mistakeOfRefusal(route: Route, { status, body, text }: Answer): string | undefined {
  if (!refusalsOf(route).includes(status)) return 'a status that the contract does not name';
  const parsed = errorResponse.safeParse(body);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const { code } = parsed.data;
  if (code !== 'request-invalid' && errorStatuses[code] !== status) return `the code ${code}`;
  return /node_modules|\.ts:\d|\bat .+:\d+:\d+/.test(text) ? 'our insides' : undefined;
}

/** What is wrong with an answer by the contract; nothing when it is in order. */
export function mistakeIn(route: Route, answer: Answer): string | undefined {
  const { status } = answer;
  // Only the whole story says when the caller has it already.
  if (status === 304) return answer.text === '' ? undefined : 'a body beside 304';
  const isSuccess = status === (route.status ?? 200);
  const mistake = isSuccess ? mistakeOfSuccess(route, answer) : mistakeOfRefusal(route, answer);
  return mistake && `${status} with ${mistake}: ${answer.text.slice(0, 500)}`;
}
