import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoryDocument } from '@dreamfork/story';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type StoryFileParts,
  storyFileOf,
} from '../apps/server/test/support/story-files/story-file.ts';
import { openStoryFile } from '../packages/story/bin/storyFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'story-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a story file', () => {
  const document: StoryDocument = {
    title: 'Ferry',
    description: '',
    nodes: [
      {
        id: 'end',
        type: 'end',
        title: 'End',
        content: 'Water',
        position: { x: 0, y: 0 },
        choices: [],
        media: [],
        mediaNodeId: null,
      },
    ],
    connections: [],
    startNodeId: 'end',
    groups: [],
    notes: [],
  };
  const media = [
    { id: 'sea', extension: 'png', mimeType: 'image/png', bytes: new Uint8Array([1, 2, 3]) },
  ];
  const check = (parts: Partial<StoryFileParts>) => {
    const path = join(folder, 'a.df');
    writeFileSync(path, storyFileOf({ document, media, ...parts }));
    const { story, problems } = openStoryFile(path, { isWhole: true });
    return { story, problems };
  };

  test('that is whole has no errors', () => {
    expect(check({})).toMatchObject({ story: { title: 'Ferry' }, problems: [] });
  });

  test.each<[string, Partial<StoryFileParts>]>([
    [
      'media/sea.png is damaged',
      {
        arrange: (entries) =>
          entries.map((each) => (each.name === 'media/sea.png' ? { ...each, data: 'abc' } : each)),
      },
    ],
    [
      'media/sea.png has 4 bytes; the manifest says 3.',
      {
        arrange: (entries) =>
          entries.map((each) => (each.name === 'media/sea.png' ? { ...each, data: 'abcd' } : each)),
      },
    ],
    ['media/sea.png is missing.', { arrange: (entries) => entries.slice(0, 2) }],
    ['x.txt is not in the manifest.', { arrange: (all) => [...all, { name: 'x.txt', data: '' }] }],
    ['later version', { change: (manifest) => ({ ...manifest, version: 2 }) }],
    [
      'story.json has 1 nodes; the manifest says 2.',
      { change: (manifest) => ({ ...manifest, counts: { nodes: 2, connections: 0, media: 1 } }) },
    ],
    ['story.json: The story file is damaged', { document: '{"nodes":1}' }],
  ])('%s', (sentence, parts) => {
    const { problems } = check(parts);
    expect(problems.join('\n')).toContain(sentence);
  });
});
