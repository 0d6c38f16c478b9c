import { describe, expect, it } from 'vitest';
import { sampleStory } from '../testing/index.ts';
import {
  countParts,
  createManifest,
  manifestExtras,
  parseManifest,
  type StoryFileMedia,
} from './manifest.ts';

const hash = 'a'.repeat(64);

const picture: StoryFileMedia = {
  id: 'c0000000-0000-4000-8000-000000000001',
  path: 'media/c0000000-0000-4000-8000-000000000001.webp',
  mimeType: 'image/webp',
  size: 1200,
  sha256: hash,
};

const manifest = createManifest({
  title: sampleStory.title,
  counts: countParts(sampleStory),
  exporter: 'dreamfork 0.1.0',
  created: '2026-11-01T09:00:00.000Z',
  story: { size: 4096, sha256: hash },
  media: [picture],
});

const refusalOf = (text: string): string | null => {
  const parsed = parseManifest(text);
  return parsed.ok ? null : parsed.error.code;
};

const problemOf = (change: object): string | null =>
  refusalOf(JSON.stringify({ ...manifest, ...change }));

describe('X: the manifest of a story file', () => {
  it('X1 states the contents of the file and their hashes', () => {
    expect(manifest).toMatchObject({
      format: 'dreamfork',
      version: 1,
      title: sampleStory.title,
      counts: {
        nodes: sampleStory.nodes.length,
        connections: sampleStory.connections.length,
        media: 1,
      },
      story: { path: 'story.json', size: 4096, sha256: hash },
    });
  });

  it('X1 states what was published of a public story', () => {
    const published = { at: '2026-11-01T08:00:00.000Z', isCurrent: false };
    const parsed = parseManifest(JSON.stringify({ ...manifest, published }));
    expect(parsed).toMatchObject({ ok: true, value: { published } });
    expect(problemOf({ published: { at: 'yesterday', isCurrent: false } })).toBe('file-damaged');
    expect(manifestExtras({ ...manifest, published }).manifest).toEqual({});
  });

  it('X2 reads a written manifest, unknown keys included', () => {
    const more = { ...manifest, mood: 'calm', media: [{ ...picture, author: 'Anna' }] };
    expect(parseManifest(JSON.stringify(more))).toEqual({ ok: true, value: more });
  });

  it.each([
    ['nonsense', 'file-damaged'],
    ['null', 'file-unrecognised'],
    ['{"format":"twine"}', 'file-unrecognised'],
    ['{"format":"dreamfork","version":2}', 'file-newer'],
    ['{"format":"dreamfork","version":"2.0"}', 'file-newer'],
    ['{"format":"dreamfork","version":1}', 'file-damaged'],
    ['{"format":"dreamfork","version":0}', 'file-damaged'],
    ['{"format":"dreamfork","version":{}}', 'file-damaged'],
  ])('X3 refuses %s as %s', (text, problem) => {
    expect(refusalOf(text)).toBe(problem);
  });

  it.each([1.2, '1.2', '1.10.3'])('X3 opens the minor version %s', (version) => {
    expect(problemOf({ version })).toBeNull();
  });

  it('X2 tells the keys that it does not know', () => {
    const more = { ...manifest, mood: 'calm', media: [{ ...picture, author: 'Anna' }] };
    expect(manifestExtras(more)).toEqual({
      manifest: { mood: 'calm' },
      media: { [picture.id]: { author: 'Anna' } },
    });
  });

  it.each([
    'media/../../etc/passwd',
    '/media/a.webp',
    'media/a/b.webp',
    'media\\a.webp',
    'media/a',
    'story.json',
  ])('X4 knows no medium at %s', (path) => {
    expect(problemOf({ media: [{ ...picture, path }] })).toBe('file-damaged');
  });

  it('X4 refuses an inconsistent list of media', () => {
    expect(problemOf({ media: [] })).toBe('file-damaged');
    const counts = { ...manifest.counts, media: 2 };
    expect(problemOf({ counts, media: [picture, picture] })).toBe('file-damaged');
    const twin = { ...picture, id: 'another' };
    expect(problemOf({ counts, media: [picture, twin] })).toBe('file-damaged');
    const poster = { path: picture.path, size: 1, sha256: hash };
    expect(problemOf({ media: [{ ...picture, poster }] })).toBe('file-damaged');
    expect(problemOf({ story: { ...manifest.story, sha256: 'short' } })).toBe('file-damaged');
  });
});
