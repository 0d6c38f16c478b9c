import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server.ts';

const themeScript = "document.documentElement.dataset.theme = 'dark';";
const page = `<!doctype html><html><head><title>Dreamfork</title><script>${themeScript}</script><script type="module" src="/assets/index-abc123.js"></script></head><body></body></html>`;
const script = 'void 0;'.repeat(400);
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let siteDirectory = '';
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  siteDirectory = await mkdtemp(join(tmpdir(), 'dreamfork-site-'));
  await mkdir(join(siteDirectory, 'assets'));
  await writeFile(join(siteDirectory, 'index.html'), page);
  await writeFile(join(siteDirectory, 'favicon.svg'), '<svg/>');
  await writeFile(join(siteDirectory, 'assets', 'index-abc123.js'), 'x'.repeat(5000));
  await writeFile(join(siteDirectory, 'assets', 'page-def456.js'), script);
  await writeFile(join(siteDirectory, 'assets', 'page-def456.js.br'), brotliCompressSync(script));
  server = await startTestServer('sqlite', {
    siteDirectory,
    publicUrl: 'https://stories.example',
    media: {
      quotaBytes: 1e9,
      premiumQuotaBytes: 1e9,
      allowedHosts: ['images.example.org', '*.example.net'],
      s3: undefined,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(siteDirectory, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = browser) =>
  server.send('GET', path, { headers });

describe('the site', () => {
  test.each(['/', '/login', '/stories', '/story', '/app/admin/users', '/no/such/page'])(
    'answers a visit to %s with its page, never kept by the browser',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).toContain('<title>Dreamfork</title>');
    },
  );

  test.each(['/review/draft-of-a-story', '/join/story-of-two'])(
    'keeps %s nowhere, out of search engines, and tells no other site of it',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('<title>Dreamfork</title>');
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
    },
  );

  test('tells its page which other hosts the policy lets show media', async () => {
    const { headers, text } = await get('/');
    expect(text).toContain('<meta name="media-hosts" content="images.example.org *.example.net">');
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: blob: https://images.example.org https://*.example.net",
    );
  });

  test('keeps hashed files for ever and compresses them', async () => {
    const { headers } = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  test('sends what the build has compressed as it lies there', async () => {
    const file = '/assets/page-def456.js';
    const packed = await server.app.inject({
      url: file,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(packed.rawPayload).toEqual(brotliCompressSync(script));
    expect((await get(file, {})).text).toBe(script);
    expect((await get(`${file}.br`, {})).status).toBe(404);
  });

  test('answers a file or a call that is not there with an error, not with the page', async () => {
    for (const path of ['/assets/old-hash.js', '/api/nothing', '/auth/nothing', '/users/7']) {
      const { status, body } = await get(path);
      expect([path, status, body.code]).toEqual([path, 404, 'not-found']);
    }
    expect((await get('/stories', { accept: 'application/json' })).status).toBe(404);
  });

  test('lends the pictures of its stories to pages of other hosts', async () => {
    const { status, headers } = await get('/demo/mayak/cover.webp');
    expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
  });

  test('is not left through its files', async () => {
    for (const path of ['/../package.json', '/assets/..%2f..%2fetc/passwd', '/index.html/../x']) {
      expect((await get(path, {})).status).toBe(404);
    }
  });

  test('allows its own inline script by hash and no other', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(themeScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('gives each page a nonce of its own for style elements', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { text, headers } = await get('/');
        const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(text)?.[1];
        expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('sends security headers with every answer', async () => {
    for (const path of ['/', '/health', '/api/nothing']) {
      expect((await get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    }
  });

  test('opens the API to pages of other hosts, without credentials', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    const { app } = server;
    const preflight = await app.inject({ method: 'OPTIONS', url: '/api/story', headers });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe('*');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

test('a server whose operator asks for it promises https for all names below its own', async () => {
  const settings = { publicUrl: 'https://stories.example', hstsSubdomains: true };
  const asked = await startTestServer('sqlite', settings);
  try {
    const { headers } = await asked.send('GET', '/health/live');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  } finally {
    await asked.stop();
  }
});

describe('a server without https or a built site', () => {
  test('asks for no https and serves the API alone', async () => {
    const plain = await startTestServer('sqlite');
    try {
      const health = await plain.send('GET', '/health');
      expect(health.headers['strict-transport-security']).toBeUndefined();
      expect(health.headers['content-security-policy']).not.toContain('upgrade-insecure');
      const home = await plain.send('GET', '/', { headers: browser });
      expect([home.status, home.body.code]).toEqual([404, 'not-found']);
    } finally {
      await plain.stop();
    }
  });
});
