import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import { availableChoices } from '../../queries/availableChoices.ts';
import type { StoryLook } from '../../schema/look.ts';
import { buildStory } from '../../testing/buildStory.ts';
import { generateStory } from '../../testing/generateStory.ts';
import { sampleStory } from '../../testing/sampleStory.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { type EpubInput, writeEpub } from './writeEpub.ts';

type Page = { ids: string[]; links: string[]; sources: string[]; text: string };
type Element = { name: string; attributes: Record<string, string> };

/** Reads a page; throws where it is not well-formed. */
function readXml(text: string): Page & { elements: Element[] } {
  const page = { ids: [] as string[], links: [] as string[], sources: [] as string[], text: '' };
  const elements: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements.push({ name, attributes });
    if (attributes.id !== undefined) page.ids.push(attributes.id);
    if (attributes.href !== undefined && name === 'a') page.links.push(attributes.href);
    if (attributes.src !== undefined) page.sources.push(attributes.src);
  });
  parser.on('text', (piece) => {
    page.text += piece;
  });
  parser.write(text).close();
  return { ...page, elements };
}

function readBook(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  const text = (name: string): string => strFromU8(files[name] as Uint8Array);
  const opf = readXml(text('EPUB/package.opf'));
  const items = opf.elements.filter(({ name }) => name === 'item').map((item) => item.attributes);
  const pages = new Map(
    names
      .filter((name) => name.endsWith('.xhtml'))
      .map((name) => [name.replace('EPUB/', ''), readXml(text(name))]),
  );
  return { names, text, opf, items, pages };
}

/** The rules of `epubcheck` that a writer can break. */
function expectSound(bytes: Uint8Array) {
  const book = readBook(bytes);
  const { names, text, opf, items, pages } = book;
  expect(names[0]).toBe('mimetype');
  // Stored, without an extra field: the type stands at its place for programs that do not unpack.
  expect(strFromU8(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  expect(new Set(opf.ids).size).toBe(opf.ids.length);
  const hrefs = items.map(({ href }) => `EPUB/${href}`);
  const own = ['mimetype', 'META-INF/container.xml', 'EPUB/package.opf'];
  expect([...hrefs, ...own].toSorted()).toEqual(names.toSorted());
  expect(text('EPUB/package.opf')).toMatch(/dcterms:modified">\d{4}(-\d\d){2}T(\d\d:){2}\d\dZ</);
  const spine = opf.elements.filter(({ name }) => name === 'itemref');
  const ids = items.map(({ id }) => id);
  for (const { attributes } of spine) expect(ids).toContain(attributes.idref);
  for (const page of pages.values()) {
    for (const source of page.sources) expect(names).toContain(`EPUB/${source}`);
    const inside = page.links.filter((link) => !/^(https?|mailto):/.test(link));
    for (const link of inside) expect(pages.has(link)).toBe(true);
    expect(page.elements.some(({ name }) => name === 'script')).toBe(false);
  }
  return book;
}

const input: EpubInput = { locale: 'ru', modified: '2026-11-23T10:00:00.123Z' };
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function withMedia() {
  const media = (mediaType: 'image' | 'video' | 'audio' | 'document', url: string) => ({
    id: url,
    mediaType,
    url,
    title: `<${url}>`,
    description: '',
    fileSize: 0,
    mimeType: '',
    order: 0,
    isActive: true,
  });
  const nodes = sampleStory.nodes.map((node, index) => ({
    ...node,
    media:
      index === 0
        ? [media('image', '/a.png'), media('audio', 'https://x.example/a.mp3')]
        : index === 1
          ? [media('image', '/a.png'), media('video', 'javascript:x'), media('image', '/b')]
          : [],
  }));
  return { ...sampleStory, nodes };
}

describe('W3: EPUB', () => {
  test('any story is a sound book with a page for each node and a link for each available connection', () => {
    fc.assert(
      fc.property(storyArbitrary, ({ variables: _variables, ...story }) => {
        const { pages } = expectSound(writeEpub(story, input));
        const sections = [...pages].filter(([name]) => name.startsWith('section-'));
        expect(sections).toHaveLength(story.nodes.length);
        const available = story.nodes.flatMap((node) => {
          const { choices, paths } = availableChoices(story, node);
          return [...choices, ...paths];
        });
        const links = sections.flatMap(([, { links: found }]) =>
          found.filter((link) => link.startsWith('section-')),
        );
        // An end has a link back to the start.
        expect(links.length).toBeGreaterThanOrEqual(available.length);
      }),
      { numRuns: runs(60) },
    );
  });

  test('any story that remembers is a sound book as well', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        const { pages } = expectSound(writeEpub(story, input));
        expect([...pages].filter(([name]) => name.startsWith('section-'))).toHaveLength(
          story.nodes.length,
        );
      }),
      { numRuns: runs(60) },
    );
  });

  test('tells how much is written, file by file', () => {
    const shares: number[] = [];
    const { names } = expectSound(
      writeEpub(sampleStory, { ...input, onProgress: (share) => shares.push(share) }),
    );
    // All files but the type, the container and the package.
    expect(shares).toHaveLength(names.length - 3);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  test('the start comes first, and the contents name no other place', () => {
    const { pages } = expectSound(writeEpub(sampleStory, input));
    expect(pages.get('section-1.xhtml')?.text).toContain('Лодка ткнулась в песок');
    const contents = pages.get('nav.xhtml')?.text ?? '';
    expect(contents).toContain('Как читать эту книгу');
    for (const { title } of sampleStory.nodes) expect(contents).not.toContain(title);
  });

  test('where a section has one link, turning the page leads there', () => {
    const story = buildStory('Чайка')
      .node('a', 'start', { title: 'А' })
      .node('b', 'text', { title: 'Б' })
      .node('c', 'text', { title: 'В' })
      .node('d', 'end', { title: 'Г' })
      .link('a', 'b')
      .link('b', 'c')
      .link('c', 'd')
      .build();
    const { pages } = readBook(writeEpub(story, input));
    const headings = [1, 2, 3, 4].map((number) =>
      pages.get(`section-${number}.xhtml`)?.text.trim().slice(0, 1),
    );
    expect(headings).toEqual(['А', 'Б', 'В', 'Г']);
  });

  test('awkward text is shown as it was typed', () => {
    const content = 'a < b && c > "d" <script>x()</script> ]]> &amp; // # {} ->';
    const nodes = sampleStory.nodes.map((node) => ({ ...node, title: ' <Т&> ', content }));
    const { pages } = expectSound(writeEpub({ ...sampleStory, nodes }, input));
    expect(pages.get('section-3.xhtml')?.text).toContain(content);
    expect(pages.get('section-3.xhtml')?.text).toContain('<Т&>');
  });

  test('files that are given are inside once; the others are a sentence with their address', () => {
    const book = writeEpub(withMedia(), {
      ...input,
      media: new Map([
        ['/a.png', picture],
        ['/b', new TextEncoder().encode('<svg onload="x()"/>')],
      ]),
      cover: picture,
      author: 'Анна <А>',
    });
    const { items, pages, opf } = expectSound(book);
    expect(items.filter((item) => item['media-type'] === 'image/png')).toHaveLength(2);
    expect(items.filter(({ properties }) => properties === 'cover-image')).toHaveLength(1);
    expect(opf.text).toContain('Анна <А>');
    const first = pages.get('section-1.xhtml');
    expect(first?.elements.find(({ name }) => name === 'img')?.attributes.alt).toBe('</a.png>');
    expect(first?.text).toContain('не вошла в книгу');
    expect(first?.links).toContain('https://x.example/a.mp3');
    const second = pages.get('section-2.xhtml');
    expect(second?.text).toContain('Видео «<javascript:x>» не вошло в книгу.');
    expect(second?.links.some((link) => link.startsWith('javascript'))).toBe(false);
    expect(second?.sources).toEqual(first?.sources);
  });

  test('D25: a book has the look of its story, drop caps where a passage begins with a paragraph', () => {
    const opening =
      'Ночью в доме у переезда всегда слышно, как поезд решает, остановиться ему или нет.';
    const story = buildStory('Дом')
      .node('start', 'start', { content: opening })
      .node('end', 'end', { content: '— Кто там?' })
      .link('start', 'end')
      .build();
    const book = (look?: StoryLook) =>
      readBook(writeEpub({ ...story, ...(look && { look }) }, input));
    const dressed = book({ face: 'antique', accent: 'cherry', dropCap: true });
    expect(dressed.text('EPUB/style.css')).toMatch(/Alegreya[^}]*}[^]*#A61B3D/);
    expect(dressed.text('EPUB/section-1.xhtml')).toContain('<p class="opening">Ночью');
    expect(dressed.text('EPUB/section-2.xhtml')).not.toContain('opening');
    expect(book().text('EPUB/section-1.xhtml')).not.toContain('opening');
  });

  test('a later edition of a saved story is the same book', () => {
    const idOf = (bytes: Uint8Array): string =>
      /<dc:identifier[^>]*>([^<]+)/.exec(readBook(bytes).text('EPUB/package.opf'))?.[1] ?? '';
    const saved = { ...input, storyId: 'story-1' };
    const edited = { ...sampleStory, title: 'Другое название' };
    expect(idOf(writeEpub(sampleStory, saved))).toBe(idOf(writeEpub(edited, saved)));
    expect(idOf(writeEpub(sampleStory, saved))).toMatch(/^urn:uuid:[\da-f-]{36}$/);
  });

  test('a long story has all its pages', () => {
    const { pages } = readBook(writeEpub(generateStory(1000), input));
    expect([...pages.keys()].filter((name) => name.startsWith('section-'))).toHaveLength(1000);
  });
});
