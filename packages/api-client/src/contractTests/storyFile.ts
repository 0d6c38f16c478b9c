import { countParts, createManifest, type StoryDocument, storyFileEntries } from '@dreamfork/story';
import { downloadZip } from 'client-zip';
import { storyFileExtension } from '../contract/index.ts';

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A story without media as a file. */
export async function storyFile(document: StoryDocument): Promise<File> {
  const story = new TextEncoder().encode(JSON.stringify(document));
  const manifest = createManifest({
    title: document.title,
    counts: countParts(document),
    exporter: 'contract',
    created: '2026-11-01T09:00:00.000Z',
    story: { size: story.length, sha256: await sha256(story) },
    media: [],
  });
  const archive = downloadZip([
    { name: storyFileEntries.manifest, input: JSON.stringify(manifest) },
    { name: storyFileEntries.story, input: story },
  ]);
  return new File([await archive.blob()], `${document.title}${storyFileExtension}`);
}
