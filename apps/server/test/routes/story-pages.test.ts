import { generateStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test, vi } from 'vitest';
import { describeOnEngines } from '../support/engines.ts';
import { toForm } from '../support/forms.ts';
import { openStoryPages, publicUrl, storyWith } from '../support/story-pages.ts';

/** The elements of a page in their order: what words may never change. */
const elementsOf = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-z][a-z0-9]*)/gi)].map(([, name]) => String(name));

describeOnEngines('pages of stories', (engine) => {
  const { author, get, plainPage, publish, server, withoutNonce } = openStoryPages(engine);

  test('a public story shows its opening and says what it is, before any script', async () => {
    const story = storyWith({
      title: 'Берег',
      description: 'Про берег.',
      opening: { title: 'Утро', content: 'Туман *сел*.\n\nТихо.' },
    });
    const id = await publish(story);
    const { status, headers, text } = await get(`/story/${id}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    expect(text).toContain('<html lang="ru">');
    expect(text).toContain('<title>Берег · Dreamfork</title>');
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text.match(/<meta name="description"/g)).toHaveLength(1);
    expect(text).toContain('<meta name="description" content="Про берег.">');
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}/story/${id}">`);
    expect(text).toContain('<meta property="og:title" content="Берег">');
    expect(text).toContain(`<meta property="og:url" content="${publicUrl}/story/${id}">`);
    expect(text).toMatch(
      /<div id="root"><main id="story-opening" lang="ru"><header><h1 dir="auto">Берег<\/h1><p>Автор author<\/p>/,
    );
    expect(text).toContain(
      '<h2 dir="auto">Утро</h2><div dir="auto"><p>Туман <em>сел</em>.</p><p>Тихо.</p></div>',
    );
    expect(text).toContain('<script type="module" src="/assets/index-abc123.js">');
  });

  test('a database that does not answer gives a page, whose script tries again', async () => {
    const { services } = server();
    const find = vi.spyOn(services.published, 'find').mockRejectedValue(new Error('no database'));
    const answers = await Promise.all([get('/story/any'), get('/embed/any')]);
    find.mockRestore();
    for (const { status, headers, text } of answers) {
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(withoutNonce(text)).toBe(await plainPage());
    }
  });

  test('a story with a cover shows it, and says where its oEmbed answer is', async () => {
    const id = await publish(storyWith({ title: 'С обложкой' }));
    await server()
      .services.database.updateTable('stories')
      .set({ cover_url: '/demo/mayak/cover.webp', version: 2 })
      .where('id', '=', id)
      .execute();
    const { text } = await get(`/story/${id}`);
    const cover = `${publicUrl}/demo/mayak/cover.webp`;
    expect(text).toContain(`<meta property="og:image" content="${cover}">`);
    expect(text).toContain(`<meta name="twitter:image" content="${cover}">`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    const oembed = `${publicUrl}/api/oembed?format=json&amp;url=${encodeURIComponent(`${publicUrl}/story/${id}`)}`;
    expect(text).toContain(
      `<link rel="alternate" type="application/json+oembed" href="${oembed}" title="С обложкой">`,
    );
  });

  test('a story without a picture shows the drawing of its map, one for every version', async () => {
    const id = await publish(storyWith({ title: 'Без картинки' }));
    const { text } = await get(`/story/${id}`);
    const cover = `/story/${id}/cover.webp?version=1`;
    expect(text).toContain(`<meta property="og:image" content="${publicUrl}${cover}">`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    const { status, headers } = await get(cover);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable, s-maxage=60');
    const held = await get(cover, { 'if-none-match': String(headers.etag) });
    expect([held.status, held.text]).toEqual([304, '']);
    const unversioned = await get(`/story/${id}/cover.webp`);
    expect(unversioned.headers['cache-control']).toContain('max-age=0,');
    const hidden = await publish(storyWith({ title: 'Личная' }), false);
    expect((await get(`/story/${hidden}/cover.webp`)).status).toBe(404);
  });

  test('a story of one node has neither a picture nor a drawing', async () => {
    const id = await publish(generateStory(1));
    const { text } = await get(`/story/${id}`);
    expect(text).not.toContain('og:image');
    expect(text).toContain('<meta name="twitter:card" content="summary">');
    expect((await get(`/story/${id}/cover.webp`)).status).toBe(404);
  });

  test('a story without a description is described by its first words, in its own language', async () => {
    const texts = 'The fog sat down on the harbour. '.repeat(40);
    const id = await publish(
      storyWith({ title: 'Harbour', description: '', opening: { title: '', content: texts } }),
    );
    const { text } = await get(`/story/${id}`);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<meta property="og:locale" content="en_US">');
    const described = /<meta name="description" content="([^"]+)">/.exec(text)?.[1] ?? '';
    expect(described).toMatch(/^The fog sat down.+…$/);
    expect(described.length).toBeLessThanOrEqual(301);
    expect(text).not.toContain('<h2');
  });

  test('a story in a language of the author’s choice says so; what is no language is not repeated', async () => {
    const hebrew = { ...storyWith({ title: 'חוף' }), language: 'he' };
    const { text } = await get(`/story/${await publish(hebrew)}`);
    expect(text).toContain('<html lang="he">');
    expect(text).toContain('<main id="story-opening" lang="he"');
    expect(text).toContain('property="og:locale" content="he"');
    const odd = { ...storyWith({ title: 'Берег' }), language: 'ru" onload="alert(1)' };
    expect((await get(`/story/${await publish(odd)}`)).text).toContain('<html lang="ru">');
  });

  test('a private story, and one that is not there, are the plain page with 404', async () => {
    const id = await publish(storyWith({ title: 'Тайна' }), false);
    for (const path of [`/story/${id}`, '/story/nothing', `/embed/${id}`, '/embed/nothing']) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(withoutNonce(text)).toBe(await plainPage());
    }
    const asOwner = await get(`/story/${id}`, { authorization: `Bearer ${author().token}` });
    expect(asOwner.status).toBe(404);
    expect(asOwner.text).not.toContain('Тайна');
  });

  test('taking a story back hides its page at once, and a change shows at once', async () => {
    const id = await publish(storyWith({ title: 'Сначала' }));
    const save = (title: string, isPublic: boolean) =>
      server().send('PUT', `/api/StoryManagement/${id}`, {
        token: author().token,
        body: toForm(storyWith({ title }), { isPublic }),
      });
    expect((await get(`/story/${id}`)).text).toContain('<title>Сначала · Dreamfork</title>');
    await save('Потом', true);
    expect((await get(`/story/${id}`)).text).toContain('<title>Потом · Dreamfork</title>');
    await save('Потом', false);
    const hidden = await get(`/story/${id}`);
    expect([hidden.status, hidden.text.includes('Потом')]).toEqual([404, false]);
  });

  test.each([
    ['a script that closes another', '</script><script>alert(1)</script>'],
    ['a title that closes another', '</title><img src=x onerror=alert(1)>'],
    ['quotes', '" onload="alert(1)" x=\' onerror=\'alert(1)'],
    ['patterns of a replacement', "$& $1 $` $' $$ $<name>"],
    ['a comment', '<!-- --!> --> <![CDATA['],
    ['entities that are written out', '&lt;script&gt; &#60;b&#62; &amp;amp;'],
    ['the marks that the page is cut at', '<div id="root"><title>x</title></head><html lang="xx">'],
  ])('%s in the words of a story stays words', async (_what, texts) => {
    const story = storyWith({
      title: texts,
      description: texts,
      opening: { title: texts, content: texts.replaceAll(/[*_[\]#>\\-]/g, (sign) => `\\${sign}`) },
    });
    const id = await publish(story);
    const plain = { title: 'а', description: 'а', opening: { title: 'а', content: 'а' } };
    const plainId = await publish(storyWith(plain));
    for (const kind of ['story', 'embed']) {
      const { status, text } = await get(`/${kind}/${id}`);
      expect(status).toBe(200);
      const escaped = texts
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
      expect(text).toContain(`<title>${escaped} · Dreamfork</title>`);
      expect(text).toContain(`<h1 dir="auto">${escaped}</h1>`);
      expect(text).toContain(`<h2 dir="auto">${escaped}</h2>`);
      expect(text).toContain(`content="${escaped}"`);
      expect(elementsOf(text)).toEqual(elementsOf((await get(`/${kind}/${plainId}`)).text));
    }
  });

  test('links of a text lead to the web and nowhere else', async () => {
    const content =
      '[да](https://a.example/?x=%22&y=1) [нет](javascript:alert) <a href="x">нет</a>';
    const id = await publish(storyWith({ opening: { content } }));
    const { text } = await get(`/story/${id}`);
    const article = /<main[\s\S]+<\/main>/.exec(text)?.[0] ?? '';
    expect(article.match(/href="[^"]*"/g)).toEqual(['href="https://a.example/?x=%22&amp;y=1"']);
    expect(article).toContain('rel="nofollow noopener noreferrer ugc"');
  });

  test('a story without a start, a large one and a text without an end are answered', async () => {
    const lost = await publish({ ...sampleStory, startNodeId: null });
    expect((await get(`/story/${lost}`)).text).toContain('</header></main>');
    const large = await publish(generateStory(3000));
    expect((await get(`/story/${large}`)).text).toContain('<main id="story-opening"');
    const endless = await publish(storyWith({ opening: { content: 'слово '.repeat(100_000) } }));
    expect((await get(`/story/${endless}`)).text.length).toBeLessThan(60_000);
  });
});
