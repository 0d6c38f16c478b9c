import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteDirectory } from '../support/site.ts';
import { siteSheet } from '../support/site-files.ts';
import { startTestServer } from '../support/test-server.ts';

/** A renderer as the site's build brings it: it asks the API, and tells what it was answered. */
const renderer = `
export const paths = ['/', '/stories', '/broken'];
export const isSiteAddress = (pathname) => ['/', '/stories', '/broken', '/login'].includes(pathname);
export const renderPage = async ({ path, locale, fetch }) => {
  if (path === '/broken') throw new Error('Nothing to draw with.');
  const answer = await fetch('/api/StoryManagement/public');
  const list = await answer.json();
  return {
    title: (locale === 'ru' ? 'Страница <' : 'Page <') + path + '>',
    description: 'О «странице» & прочем',
    html: '<h1>Нарисовано: ' + path + ' ' + answer.status + '</h1>',
    style: '[data-drawn="s0"]{min-width:0}',
    data: '<script type="application/json" id="page-data">' + JSON.stringify(list.stories) + '</script>',
    sheets: ['/assets/index-abc123.css', '/assets/page-abc123.css'],
  };
};
`;

describe('the open pages of the site', () => {
  const siteDirectory = openSiteDirectory();
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    await mkdir(join(siteDirectory, 'render'));
    await writeFile(join(siteDirectory, 'render', 'renderPage.js'), renderer);
    await writeFile(join(siteDirectory, 'assets', 'page-abc123.css'), '.page{color:red}');
    server = await startTestServer('sqlite', {
      siteDirectory,
      publicUrl: 'https://stories.example',
    });
  });
  afterAll(() => server.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.send('GET', path, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

  test.each(['/', '/stories'])('%s is there before any script runs', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain(
      `<div id="root"><div id="prerendered"><h1>Нарисовано: ${path} 200</h1></div></div>`,
    );
    expect(text).toContain('<script type="application/json" id="page-data">[]</script>');
  });

  test.each([
    ['nothing is known', {}, 'ru'],
    ['the browser prefers English', { 'accept-language': 'en-GB,ru;q=0.5' }, 'en'],
    ['the site does not speak the language', { 'accept-language': 'de' }, 'ru'],
    ['English was chosen', { 'accept-language': 'ru', cookie: 'a=b; locale=en' }, 'en'],
    ['English was chosen on https', { 'accept-language': 'ru', cookie: '__Host-locale=en' }, 'en'],
    ['Russian was chosen', { 'accept-language': 'en', cookie: 'locale=ru; c=d' }, 'ru'],
    ['the choice is not one', { 'accept-language': 'en', cookie: 'locale="><script>' }, 'en'],
    ['another cookie has a like name', { cookie: 'mylocale=en; locale=english' }, 'ru'],
  ])('it is in the language of its visitor where %s', async (_what, headers, locale) => {
    for (const path of ['/', '/broken', '/login', '/stories?search=tram']) {
      const answer = await get(path, headers);
      expect(answer.text).toContain(`<html lang="${locale}" data-locale="${locale}">`);
      expect(answer.headers.vary).toMatch(/accept-language, cookie/i);
    }
    const { text } = await get('/', headers);
    expect(text).toContain(
      locale === 'en' ? '<title>Page &lt;/&gt; ·' : '<title>Страница &lt;/&gt; ·',
    );
    expect(text).toContain(`og:locale" content="${locale === 'en' ? 'en_US' : 'ru_RU'}"`);
  });

  test('an address that the site does not have is answered with its page and 404', async () => {
    for (const [path, expected] of [
      ['/login', 200],
      ['/login?from=%2Fapp', 200],
      ['/no/such/page', 404],
      ['/storys', 404],
    ] as const) {
      const { status, headers, text } = await get(path);
      expect([path, status, headers['content-type']]).toEqual([
        path,
        expected,
        'text/html; charset=utf-8',
      ]);
      expect(text).toContain('<div id="root">');
    }
    const call = await get('/api/nothing');
    expect([call.status, call.body.code]).toEqual([404, 'not-found']);
  });

  test('it says what it is, and where', async () => {
    const { text } = await get('/stories');
    expect(text).toContain('<title>Страница &lt;/stories&gt; · Dreamfork</title>');
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(text).toContain('<link rel="canonical" href="https://stories.example/stories">');
    expect(text).toContain('<meta property="og:description" content="О «странице» &amp; прочем">');
  });

  test('its style sheets travel with it, once, and are loaded by nothing', async () => {
    const { text, headers } = await get('/');
    const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(text)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(text.split(siteSheet)).toHaveLength(2);
    expect(text).toContain(`<style nonce="${nonce}">.page{color:red}</style>`);
    const links = text.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toContain('disabled');
  });

  test('a page that cannot be drawn is left to the script', async () => {
    const { status, text } = await get('/broken');
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain('<title>Dreamfork</title>');
  });

  test('what a visitor searches for is shown by the script', async () => {
    const { status, text } = await get('/stories?search=tram');
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div>');
  });

  test('what draws the pages is no file of the site', async () => {
    const { status } = await server.send('GET', '/render/renderPage.js');
    expect(status).toBe(404);
  });
});
