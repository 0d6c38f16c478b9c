import { mediaPath, type StoryDocument } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createDocumentReader } from '../../../src/document/document-reader.ts';
import { exportStory, type ReadMedia } from '../../../src/services/sharing/export-story.ts';

const publicAddress = 'https://stories.example';
const media = (id: string) => ({ id, mediaType: 'video' as const, url: mediaPath(id) });
const facts = { id: '7', isPublic: true, authorName: '', coverUrl: null };

const answer = Buffer.from(
  JSON.stringify({
    ...sampleStory,
    ...facts,
    nodes: sampleStory.nodes.map((node, index) => ({
      ...node,
      media:
        index === 0
          ? [{ ...media('film'), captionsUrl: mediaPath('captions') }, media('film'), media('gone')]
          : [],
    })),
  }),
);

const exported = (files: Record<string, { size: number; mimeType: string }>) => {
  const readMedia: ReadMedia = async (id) => {
    const file = files[id];
    return file ? { bytes: new Uint8Array(file.size), mimeType: file.mimeType } : null;
  };
  return exportStory({
    documents: createDocumentReader({ maxStoryBytes: 1024 ** 2 }),
    answer,
    player: { script: '', fontFaces: '', lookFontFaces: {} },
    publicAddress,
    hosts: [],
    readMedia,
  });
};

const itemsIn = (html: string) => {
  const text = /<script type="application\/json" id="story">(.+)<\/script>/.exec(html)?.[1] ?? '';
  return (JSON.parse(text) as StoryDocument).nodes.flatMap((node) => node.media);
};

const captions = { size: 6, mimeType: 'text/vtt' };

test('media below 5 MB travel inside the page, a missing file keeps its address', async () => {
  const story = await exported({ film: { size: 3, mimeType: 'video/mp4' }, captions });
  if (story.extension !== '.html') throw new Error('A small story is one page.');
  const [film, , gone] = itemsIn(story.content.toString());
  expect(film?.url).toBe('data:video/mp4;base64,AAAA');
  expect(film?.captionsUrl).toBe('data:text/vtt;base64,AAAAAAAA');
  expect(gone?.url).toBe(`${publicAddress}${mediaPath('gone')}`);
  expect(story.title).toBe(sampleStory.title);
});

test('media above 5 MB lie beside the page in a ZIP, each once, captions inside', async () => {
  const size = 5 * 1024 * 1024 + 1;
  const story = await exported({ film: { size, mimeType: 'video/mp4' }, captions });
  if (story.extension !== '.zip') throw new Error('A large story is a ZIP.');
  const zip = Buffer.from(await new Response(story.content).arrayBuffer());
  const count = (name: string) => zip.toString('latin1').split(name).length - 1;
  expect(zip.length).toBeGreaterThan(size);
  // The page names a file once for each item; the archive before the file and in its directory.
  expect(count('media/film.mp4')).toBe(4);
  expect(count('data:text/vtt;base64,')).toBe(1);
  expect(zip.toString('latin1')).toContain('index.html');
});

test('exactly 5 MB are inside', async () => {
  const story = await exported({ film: { size: 5 * 1024 * 1024, mimeType: 'video/mp4' } });
  expect(story.extension).toBe('.html');
});
