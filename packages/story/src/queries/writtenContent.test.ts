import { expect, test } from 'vitest';
import { playView } from '../play/playView.ts';
import { startPlay } from '../play/startPlay.ts';
import { nodeDefaults } from '../schema/nodeDefaults.ts';
import type { NodeType } from '../schema/nodeTypes.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { writtenContent } from './writtenContent.ts';

const contentOf = (type: NodeType, content: string) => {
  const [node] = buildStory().node('a', type, { content }).build().nodes;
  return node && writtenContent(node);
};

test.each(['ru', 'en'] as const)('P26: default contents in %s are no content', (locale) => {
  for (const type of ['start', 'text', 'choice', 'image', 'video', 'audio', 'document'] as const) {
    expect(contentOf(type, ` ${nodeDefaults(type, locale).content}`)).toBe('');
  }
});

test('P26: a message about an upload is none in a media node, and text in any other', () => {
  const failed = 'Ошибка загрузки: сервер не ответил';
  expect(contentOf('video', failed)).toBe('');
  expect(contentOf('text', failed)).toBe(failed);
  expect(contentOf('image', 'Маяк у воды')).toBe('Маяк у воды');
});

test('P26: readers see neither in a passage, nor in the preview of a path', () => {
  const story = buildStory()
    .node('start', 'start', { content: nodeDefaults('start').content })
    .node('text', 'text', { content: nodeDefaults('text').content })
    .node('picture', 'image', { content: nodeDefaults('image').content })
    .link('start', 'text')
    .link('start', 'picture')
    .build();
  const view = playView(story, successOf(startPlay(story)));
  expect(view?.node.content).toBe('');
  expect(view?.paths.map(({ preview }) => preview)).toEqual(['', '']);
});
