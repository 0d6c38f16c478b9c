import type { MediaFile } from '@dreamfork/api-client/contract';

/** Uploads a file as an author. */
export async function uploadFile(url: string, token: string, file: File): Promise<MediaFile> {
  const body = new FormData();
  body.set('file', file);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/media/upload`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`The upload failed: ${await answer.text()}`);
  return (await answer.json()) as MediaFile;
}
