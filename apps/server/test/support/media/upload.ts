import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaFile, mediaPath } from '@dreamfork/api-client/contract';
import { registerAccount } from '../accounts.ts';
import type { Engine } from '../places.ts';
import { type Answer, openTestServer, type Send } from '../test-server.ts';

export type FormFields = Record<string, string | Blob>;

export const fileOf = (content: string | Uint8Array, name: string, type: string): File =>
  new File([content as BlobPart], name, { type });

/** Sends a file in a form, after the other fields. */
export function sendFile(
  send: Send,
  token: string,
  file: File,
  fields: FormFields = {},
  query = '',
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return send('POST', `/api/media/upload${query}`, { form, token });
}

/** Uploads a file that is in order. */
export async function upload(
  send: Send,
  token: string,
  file: File,
  fields: FormFields = {},
): Promise<MediaFile> {
  const { status, body, text } = await sendFile(send, token, file, fields);
  if (status !== 201) throw new Error(`The upload failed: ${status} ${text}`);
  return body;
}

/** A server with what tests of uploads look at. */
export function openUploadServer(engine: Engine) {
  const server = openTestServer(engine);
  return {
    server,
    signUp: async (name: string) => (await registerAccount(server().send, name)).token,
    storedObjects: async () => {
      const keys: string[] = [];
      for await (const { key } of server().services.media.storage.list()) keys.push(key);
      return keys;
    },
    temporaryFiles: () => readdir(join(server().place.dataDirectory, 'uploads')),
    download: (token: string, id: string) => server().send('GET', mediaPath(id), { token }),
  };
}
