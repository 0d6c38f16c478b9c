import type { ImportJob } from '@dreamfork/api-client/contract';
import { expect } from 'vitest';
import { fileOf } from '../media/upload.ts';
import type { Answer, Send } from '../test-server.ts';

const over = ['succeeded', 'failed', 'cancelled'];

export function startImport(
  send: Send,
  token: string,
  bytes: Uint8Array | string,
  name = 'Маяк.df',
): Promise<Answer> {
  const form = new FormData();
  form.set('file', fileOf(bytes, name, 'application/zip'));
  return send('POST', '/api/story/export/import/start', { token, form });
}

export async function readImport(send: Send, token: string, jobId: string): Promise<ImportJob> {
  const { status, body, text } = await send('GET', `/api/story/export/jobs/${jobId}`, { token });
  if (status !== 200) throw new Error(`The import cannot be asked for: ${text}`);
  return body;
}

/** Waits until an import is over. */
export async function waitForImport(send: Send, token: string, jobId: string): Promise<ImportJob> {
  await expect
    .poll(async () => over.includes((await readImport(send, token, jobId)).status), {
      interval: 20,
    })
    .toBe(true);
  return readImport(send, token, jobId);
}

/** Imports a file and gives how it ended. */
export async function importFile(send: Send, token: string, bytes: Uint8Array): Promise<ImportJob> {
  const { status, body, text } = await startImport(send, token, bytes);
  if (status !== 200) throw new Error(`The import was refused: ${text}`);
  return waitForImport(send, token, body.jobId);
}

/** Imports a file that is in order; gives the id of its story. */
export async function importStory(send: Send, token: string, bytes: Uint8Array): Promise<string> {
  const job = await importFile(send, token, bytes);
  if (job.storyId === undefined) throw new Error(`The import ended as ${JSON.stringify(job)}`);
  return job.storyId;
}
