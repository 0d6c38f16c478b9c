import { readSync } from 'node:fs';
import { saveStoryRequest } from '@dreamfork/api-client/contract';
import { fail, type Problem, type Result, type StoryDocument, succeed } from '@dreamfork/story';
import type { z } from 'zod';
import type { SpooledBody } from '../unread-body.ts';
import { freeMemory } from './bytes.ts';
import type { PackedDocument } from './pack-document.ts';
import { type DocumentSource, packStory, parseContent } from './read-document.ts';

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
  freeMemory(buffer);
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

type ParsedSave = { facts: SaveFacts; story: Result<StoryDocument, Problem[]> };

function parseSave({ body, maxStoryBytes }: SaveOrder): Result<ParsedSave, SaveReading> {
  const form = 'fd' in body ? readForm(body) : succeed(body);
  if (!form.ok) return form;
  const { content, ...facts } = form.value;
  if (Buffer.byteLength(content) > maxStoryBytes) return fail({ kind: 'too-large' });
  const { title, description } = facts;
  return succeed({ facts, story: parseContent({ title, description, content }) });
}

/** Reads, checks and packs the body of a save in one task, so that only bytes pass between threads. */
export async function readSave(order: SaveOrder): Promise<SaveReading> {
  // The text of a large body is read in a call that has ended, so that its memory is free from here on.
  const parsed = parseSave(order);
  if (!parsed.ok) return parsed.error;
  const { facts, story } = parsed.value;
  const document = story.ok ? await packStory(story.value, order.previous) : story;
  return { kind: 'read', facts, document };
}
