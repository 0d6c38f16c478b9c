import type { MediaFile } from '@dreamfork/api-client/contract';
import type { Answer, Send } from '../test-server.ts';

export type FormFields = Record<string, string | Blob>;

export const fileOf = (content: string | Uint8Array, name: string, type: string): File =>
  new File([content as BlobPart], name, { type });

/** Sends a file in a form, after the other fields. */
export function sendFile(
  send: Send,
  token: string,
  file: File,
  fields: FormFields = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return send('POST', '/api/media/upload', { form, token });
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
