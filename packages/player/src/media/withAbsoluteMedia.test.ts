import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { media } from '../StoryPlayer/StoryPlayer.fixtures.ts';
import { withAbsoluteMedia } from './withAbsoluteMedia.ts';

const base = 'https://stories.example/api/story/7/data';

const resolved = (url: string, captionsUrl?: string) => {
  const item = { ...media('m', { url }), ...(captionsUrl === undefined ? {} : { captionsUrl }) };
  const story = buildStory()
    .node('a', 'image', { media: [item] })
    .build();
  return withAbsoluteMedia(story, base).nodes[0]?.media[0];
};

test.each([
  ['/api/media/1/file', 'https://stories.example/api/media/1/file'],
  ['picture.png', 'https://stories.example/api/story/7/picture.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://elsewhere.example/a.png', 'https://elsewhere.example/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%j of a story from another host is %j', (url, whole) => {
  expect(resolved(url)?.url).toBe(whole);
});

test('addresses of captions are resolved too, and none are added', () => {
  expect(resolved('/a.mp4', 'a.vtt')?.captionsUrl).toBe(
    'https://stories.example/api/story/7/a.vtt',
  );
  expect(resolved('/a.mp4')).not.toHaveProperty('captionsUrl');
});
