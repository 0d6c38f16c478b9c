import { expect, test } from 'vitest';
import { describeOnEngines } from '../support/engines.ts';
import { sitePage } from '../support/site-files.ts';
import { browser, openStoryPages, publicUrl, storyWith } from '../support/story-pages.ts';

describeOnEngines('delivery of the pages of stories', (engine) => {
  const { author, get, plainPage, publish, server } = openStoryPages(engine);

  test('the reader is asked for along with the page, and its styles stand in it', async () => {
    const { text } = await get(`/story/${await publish(storyWith({ title: 'Спешка' }))}`);
    for (const file of ['start-abc123.js', 'reader-abc123.js']) {
      expect(text).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}">`);
    }
    expect(text).toMatch(/<style nonce="[^"]+">\.reader\{margin:0\}<\/style>/);
    expect(await plainPage()).not.toContain('modulepreload');
  });

  test('only the page for frames may stand in a frame', async () => {
    const id = await publish(storyWith({}));
    const framed = await get(`/embed/${id}`);
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(framed.headers['x-frame-options']).toBeUndefined();
    expect(framed.text).toContain('<meta name="robots" content="noindex">');
    expect(framed.text).toContain(`<link rel="canonical" href="${publicUrl}/story/${id}">`);
    const elsewhere = [
      '/',
      `/story/${id}`,
      '/story/nothing',
      '/login',
      '/embed',
      '/health',
      '/assets/index-abc123.js',
      '/api/docs/',
      `/api/story/${id}/data`,
      '/api/nothing',
    ];
    for (const path of elsewhere) {
      const { headers } = await get(path);
      expect([path, String(headers['content-security-policy'])]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
    }
  });

  test('each page has a nonce of its own, and its style element needs it', async () => {
    const ids = [await publish(storyWith({})), await publish(storyWith({ title: 'Другая' }))];
    const nonces = await Promise.all(
      ids.map(async (id) => {
        const { text, headers } = await get(`/story/${id}`);
        const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(text)?.[1] ?? '';
        expect(text).toContain(`<style nonce="${nonce}">#story-opening`);
        expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
        expect(headers['content-security-policy']).not.toContain('unsafe');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('a page is the same for everybody, and answered with 304 under the same policy', async () => {
    const path = `/story/${await publish(storyWith({ title: 'Для всех' }))}`;
    const first = await get(path);
    const other = await get(path, {
      ...browser,
      'accept-language': 'en',
      cookie: 'locale=en',
      authorization: `Bearer ${author().token}`,
    });
    expect(other.text).toBe(first.text);
    expect(other.headers['set-cookie']).toBeUndefined();
    expect(String(first.headers.vary).toLowerCase()).toBe('accept-encoding');
    const held = await get(path, { ...browser, 'if-none-match': String(first.headers.etag) });
    expect([held.status, held.text]).toEqual([304, '']);
    expect(held.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  test('a story brings its looks along, so that its opening waits for no other file', async () => {
    const id = await publish(storyWith({}));
    const link = '<link rel="stylesheet" crossorigin href="/assets/index-abc123.css">';
    const { text } = await get(`/story/${id}`);
    expect(text).toMatch(/<style nonce="[^"]+">:root{--df-color-ink:#123}a::after{content:"\$&"}</);
    expect(text).toContain(link.replace('<link', '<link disabled'));
    expect(text).toContain('<link rel="preload" as="fetch" crossorigin="anonymous"');
    for (const path of ['/', '/story/nothing']) {
      const plain = (await get(path)).text;
      expect([path, plain.includes(link), plain.includes('<style')]).toEqual([path, true, false]);
    }
  });

  test('asking for the head alone is answered alike', async () => {
    const id = await publish(storyWith({}));
    const { status, headers } = await server().send('HEAD', `/story/${id}`, { headers: browser });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('what is sent without a story is what was built', async () => {
    const html = (await get('/')).text;
    expect(
      html.replace(
        /<meta (?:property="csp-nonce"|name="media-hosts")[^>]+>| data-locale="ru"/g,
        '',
      ),
    ).toBe(sitePage);
  });
});
