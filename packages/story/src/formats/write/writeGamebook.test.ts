import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import { availableChoices } from '../../queries/availableChoices.ts';
import type { NodeMedia } from '../../schema/document.ts';
import { generateStory } from '../../testing/generateStory.ts';
import { sampleStory } from '../../testing/sampleStory.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { writeGamebook } from './writeGamebook.ts';

type Node = DefaultTreeAdapterMap['node'];

/** The ids, the links into the page and the text of a page. */
function readPage(html: string) {
  const page = { ids: [] as string[], links: [] as string[], text: '', tags: new Set<string>() };
  const visit = (node: Node): void => {
    if ('value' in node) page.text += node.value;
    if ('tagName' in node) {
      page.tags.add(node.tagName);
      for (const { name, value } of node.attrs) {
        if (name === 'id') page.ids.push(value);
        if (name === 'href' && value.startsWith('#')) page.links.push(value.slice(1));
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return page;
}

const input = { locale: 'ru', paper: 'A5' } as const;

describe('W4: a gamebook', () => {
  test('any story has a section for each node and a number for each available connection', () => {
    fc.assert(
      fc.property(storyArbitrary, ({ variables: _variables, ...story }) => {
        const { ids, links, tags } = readPage(writeGamebook(story, input));
        expect(ids).toEqual(story.nodes.map((_node, index) => `s${index + 1}`));
        const available = story.nodes.flatMap((node) => {
          const { choices, paths } = availableChoices(story, node);
          return [...choices, ...paths];
        });
        expect(links).toHaveLength(available.length);
        for (const link of links) expect(ids).toContain(link);
        expect(tags).not.toContain('script');
      }),
      { numRuns: runs(60) },
    );
  });

  test('1 is the start, and the order is the same for the same story', () => {
    const html = writeGamebook(sampleStory, input);
    expect(html).toMatch(/<section id="s1">\s*<h2><b>1<\/b> Берег/);
    expect(writeGamebook(sampleStory, input)).toBe(html);
    const { text } = readPage(html);
    expect(text).toMatch(/Войти и подняться — перейдите на \d/);
    expect(text).toMatch(/Перейдите на \d\./);
  });

  test('it speaks the language of the story', () => {
    const html = writeGamebook({ ...sampleStory, language: 'en' }, input);
    expect(html).toContain('turn to ');
    expect(html).not.toContain('перейдите');
  });

  test('awkward text is shown as it was typed', () => {
    const content = 'a < b && "c" <script>x()</script> &amp; // # {} ->';
    const nodes = sampleStory.nodes.map((node) => ({ ...node, content }));
    expect(readPage(writeGamebook({ ...sampleStory, nodes }, input)).text).toContain(content);
  });

  test('a picture that is given is inside', () => {
    const media: NodeMedia = {
      ...{ id: 'm', mediaType: 'image' as const, url: '/a.gif', title: 'Маяк', description: '' },
      ...{ fileSize: 0, mimeType: '', order: 0, isActive: true },
    };
    const nodes = sampleStory.nodes.map((node, index) =>
      index === 0 ? { ...node, media: [media] } : node,
    );
    const story = { ...sampleStory, nodes };
    const bytes = new TextEncoder().encode('GIF89a....');
    const html = writeGamebook(story, { ...input, media: new Map([['/a.gif', bytes]]) });
    expect(html).toContain(`src="data:image/gif;base64,${Buffer.from(bytes).toString('base64')}"`);
    expect(writeGamebook(story, { ...input, site: 'https://a.example' })).toContain(
      'Картинка «Маяк» не вошла в книгу. <a href="https://a.example/a.gif">https://a.example/a.gif</a>',
    );
  });

  test('10,000 nodes are numbered', () => {
    const html = writeGamebook(generateStory(10_000), { ...input, paper: 'A4' });
    expect([...html.matchAll(/<section id="(\w+)"/g)].at(-1)?.[1]).toBe('s10000');
  });
});
