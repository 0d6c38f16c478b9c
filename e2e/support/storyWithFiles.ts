import type { MediaFile } from '@dreamfork/api-client/contract';
import { mediaPath, type NodeMedia, type StoryDocument } from '@dreamfork/story';
import { PNG } from 'pngjs';
import { threeRoads } from './threeRoads.ts';

/** Four seconds of silence, as a WAVE file. */
function silence(): Uint8Array {
  const rate = 8000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + 4 * rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(4 * rate, 40);
  return Buffer.concat([head, Buffer.alloc(4 * rate, 128)]);
}

const picture = (): Uint8Array => PNG.sync.write(new PNG({ width: 64, height: 40 }));

const captions = 'WEBVTT\n\n00:00.000 --> 00:04.000\nШумит река.\n';

async function upload(url: string, token: string, content: Uint8Array | string, name: string) {
  const form = new FormData();
  form.set('file', new File([content as BlobPart], name));
  const answer = await fetch(`${url}/api/media/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as MediaFile;
}

const asMedia = (file: MediaFile, mediaType: 'image' | 'audio', order: number): NodeMedia => ({
  id: file.id,
  mediaType,
  url: mediaPath(file.id),
  title: mediaType,
  description: '',
  fileSize: file.fileSize,
  mimeType: file.mimeType,
  order,
  isActive: true,
});

/** The three roads with a picture and a captioned sound of the server, and a picture of another one. */
export async function storyWithFiles(url: string, token: string): Promise<StoryDocument> {
  const [image, sound, text] = await Promise.all([
    upload(url, token, picture(), 'stone.png'),
    upload(url, token, silence(), 'river.wav'),
    upload(url, token, captions, 'river.vtt'),
  ]);
  const foreign = { ...asMedia(image, 'image', 2), id: 'foreign', title: 'foreign' };
  const media = [
    asMedia(image, 'image', 0),
    { ...asMedia(sound, 'audio', 1), captionsUrl: mediaPath(text.id) },
    { ...foreign, url: 'https://elsewhere.example/stone.png' },
  ];
  const [stone, ...others] = threeRoads.nodes;
  if (!stone) throw new Error('The story has no nodes.');
  return { ...threeRoads, nodes: [{ ...stone, media }, ...others] };
}
