import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteDirectory, siteSheet } from '../support/site.ts';
import { startTestServer } from '../support/test-server.ts';

/** A renderer as the site's build brings it: it asks the API, and tells what it was answered. */
const renderer = `
export const paths = ['/', '/stories', '/broken'];
export const renderPage = async ({ path, fetch }) => {
  if (path === '/broken') throw new Error('Nothing to draw with.');
  const answer = await fetch('/api/StoryManagement/public');
  const list = await answer.json();
  return {
    language: 'ru',
    title: 'Страница <' + path + '>',
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

  const get = (path: string) =>
    server.send('GET', path, { headers: { accept: 'text/html,*/*;q=0.8' } });

  test.each(['/', '/stories'])('%s is there before any script runs', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain(
      `<div id="root"><div id="prerendered"><h1>Нарисовано: ${path} 200</h1></div></div>`,
    );
    expect(text).toContain('<script type="application/json" id="page-data">[]</script>');
  });

  test('it says what it is, and where', async () => {
    const { text } = await get('/stories');
    expect(text).toContain('<html lang="ru">');
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
