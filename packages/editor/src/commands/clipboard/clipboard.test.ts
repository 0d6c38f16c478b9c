import { copyNodes } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipToTexts } from './clipHtml.ts';
import { passagesMaximum, passagesOf, readTexts } from './readTexts.ts';

describe('a clip in the clipboard', () => {
  test('is read back unchanged, whatever text the story has', () => {
    const words = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(words, words, fc.string(), (title, content, note) => {
        const clip = copyNodes(
          {
            ...sampleStory,
            nodes: sampleStory.nodes.map((node) => ({ ...node, title, content })),
            notes: [
              {
                id: 'note',
                text: note,
                position: { x: 0, y: 0 },
                size: { width: 200, height: 100 },
                colour: 'blue',
              },
            ],
          },
          ['door', 'sea'],
          ['note'],
        );
        expect(readTexts(clipToTexts(clip))).toEqual({ kind: 'clip', clip });
      }),
    );
  });

  test('survives the frame that browsers put around copied HTML', () => {
    const { html, text } = clipToTexts(copyNodes(sampleStory, ['door', 'sea']));
    const framed = `<html><body>\n<!--StartFragment--><meta charset="utf-8">${html}<!--EndFragment-->\n</body></html>`;
    expect(readTexts({ html: framed, text })).toMatchObject({ kind: 'clip' });
  });

  test('has the text as plain text for other programs, escaped in HTML', () => {
    const story = {
      ...sampleStory,
      nodes: sampleStory.nodes.map((node) => ({ ...node, title: '<b>"Дверь"&</b>' })),
    };
    const { html, text } = clipToTexts(copyNodes(story, ['door']));
    expect(text).toContain('<b>"Дверь"&</b>');
    expect(html).not.toContain('<b>');
  });

  test('is also read from JSON pasted as text', () => {
    const text = JSON.stringify(copyNodes(sampleStory, ['sea']));
    expect(readTexts({ text, html: '' })).toMatchObject({ kind: 'clip' });
  });

  test.each([
    ['half of one', '{"format":"dreamfork/clip","version":1,"nodes":[{}]}', 'clip-damaged'],
    ['one of a later version', '{"format":"dreamfork/clip","version":2}', 'clip-newer'],
  ])('%s is refused', (_name, text, code) => {
    expect(readTexts({ text, html: '' })).toEqual({ kind: 'unreadable', code });
  });

  test('anything at all is read without a fault', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, html) => {
        expect(['text', 'nothing']).toContain(readTexts({ text, html }).kind);
      }),
    );
  });
});

describe('text pasted as nodes', () => {
  test('two empty lines part them; a short first line is a title', () => {
    const text = 'Маяк\r\n\r\nСвет погас.\n\nТемно.\n\n\nПросто слова\n\n\n\n  \nБерег\n\nПесок.';
    expect(passagesOf(text)).toEqual([
      { title: 'Маяк', content: 'Свет погас.\n\nТемно.' },
      { content: 'Просто слова' },
      { title: 'Берег', content: 'Песок.' },
    ]);
  });

  test('nothing but spaces makes nothing', () => {
    expect(passagesOf(' \n\n\n \n')).toEqual([]);
  });

  test('no word is lost, and no paste makes more than a hundred nodes', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem(), { maxLength: 300 }), (parts) => {
        const passages = passagesOf(parts.join('\n\n\n'));
        expect(passages.length).toBe(Math.min(parts.length, passagesMaximum));
        const words = passages.map(({ title = '', content }) => `${title} ${content}`).join(' ');
        expect(words.split(/\s+/).filter(Boolean)).toEqual(
          parts.join(' ').split(/\s+/).filter(Boolean),
        );
      }),
    );
  });
});
