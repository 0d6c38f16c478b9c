import { readSync } from 'node:fs';
import { saveStoryRequest } from '@dreamfork/api-client/contract';
import { fail, type Problem, type Result, succeed } from '@dreamfork/story';
import type { z } from 'zod';
import type { SpooledBody } from '../unread-body.ts';
import type { PackedDocument } from './pack-document.ts';
import { type DocumentSource, readDocument } from './read-document.ts';

export type SaveForm = z.output<typeof saveStoryRequest>;

export type SaveOrder = Pick<DocumentSource, 'previous'> & {
  /** A large one is still in the file that received it. */
  body: SaveForm | SpooledBody;
  maxStoryBytes: number;
};

/** The fields of a save beside its document. */
export type SaveFacts = Omit<SaveForm, 'content'>;

export type SaveReading =
  | { kind: 'read'; facts: SaveFacts; document: Result<PackedDocument, Problem[]> }
  | { kind: 'malformed' }
  | { kind: 'mismatch'; issues: z.core.$ZodIssue[] }
  | { kind: 'too-large' };

function readText({ fd, bytes }: SpooledBody): string {
  const buffer = new Uint8Array(bytes);
  for (let at = 0; at < bytes; ) {
    const read = readSync(fd, buffer, at, bytes - at, at);
    if (read === 0) throw new Error('The file of a request body is shorter than the body.');
    at += read;
  }
  const text = new TextDecoder().decode(buffer);
  // Transferring frees the memory of the bytes at once, not only at the next garbage collection.
  structuredClone(null, { transfer: [buffer.buffer] });
  return text;
}

function readForm(body: SpooledBody): Result<SaveForm, SaveReading> {
  try {
    const parsed: unknown = JSON.parse(readText(body));
    const { data, error } = saveStoryRequest.safeParse(parsed);
    return data ? succeed(data) : fail({ kind: 'mismatch', issues: error.issues });
  } catch (error) {
    if (error instanceof SyntaxError) return fail({ kind: 'malformed' });
    throw error;
  }
}

/** Reads, checks and packs the body of a save in one task, so that only bytes pass between threads. */
export async function readSave({ body, previous, maxStoryBytes }: SaveOrder): Promise<SaveReading> {
  const form = 'fd' in body ? readForm(body) : succeed(body);
  if (!form.ok) return form.error;
  const { content, ...facts } = form.value;
  if (Buffer.byteLength(content) > maxStoryBytes) return { kind: 'too-large' };
  const { title, description } = facts;
  return {
    kind: 'read',
    facts,
    document: await readDocument({ title, description, content, previous }),
  };
}
