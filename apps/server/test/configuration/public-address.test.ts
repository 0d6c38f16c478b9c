import { describe, expect, test } from 'vitest';
import type { Configuration } from '../../src/configuration/configuration.ts';
import { localAddress } from '../../src/configuration/public-address.ts';
import { readTrustProxy, trustHops } from '../../src/configuration/trusted-proxies.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { openSiteDirectory } from '../support/site.ts';
import { startTestServer } from '../support/test-server.ts';

const siteDirectory = openSiteDirectory();

/** The address of itself that a server writes into the page of a story. */
async function writtenAddress(
  overrides: Partial<Configuration>,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const { send, stop } = await startTestServer('sqlite', { siteDirectory, ...overrides });
  try {
    const { token } = await registerAccount(send, 'author');
    const { id } = await saveNew(send, token, { isPublic: true });
    const { text } = await send('GET', `/story/${id}`, { headers });
    return /rel="canonical" href="([^"]*)"/.exec(text)?.[1]?.replace(`/story/${id}`, '');
  } finally {
    await stop();
  }
}

const forwarded = { 'x-forwarded-host': 'stories.example:8443', 'x-forwarded-proto': 'https' };

describe('the public address', () => {
  test('is what the operator says, whatever a request says', async () => {
    const overrides = { publicUrl: 'https://stories.example.org/', trustProxy: trustHops(1) };
    expect(await writtenAddress(overrides, forwarded)).toBe('https://stories.example.org');
  });

  test('is never made from the headers of somebody who is not trusted', async () => {
    const headers = { ...forwarded, host: 'evil.example' };
    expect(await writtenAddress({}, headers)).toBe('http://localhost:8081');
  });

  test('is what a trusted proxy says', async () => {
    expect(await writtenAddress({ trustProxy: trustHops(1) }, forwarded)).toBe(
      'https://stories.example:8443',
    );
  });

  test('is not what somebody says who passes the listed proxies by', async () => {
    const trustProxy = readTrustProxy('10.0.0.0/8');
    if (!trustProxy) throw new Error('This is a list of proxies.');
    const headers = { ...forwarded, host: 'evil.example' };
    expect(await writtenAddress({ trustProxy }, headers)).toBe('http://localhost:8081');
  });

  test.each(['evil"><script>', 'a b', 'evil.example/path', 'evil@host'])(
    'is not %j, even from a trusted proxy',
    async (host) => {
      const headers = { 'x-forwarded-host': host, host };
      expect(await writtenAddress({ trustProxy: trustHops(1) }, headers)).toBe(
        'http://localhost:8081',
      );
    },
  );

  test.each([
    [{ host: '0.0.0.0', port: 80 }, 'http://localhost:3000'],
    [{ host: '::', port: 80 }, 'http://localhost:3000'],
    [{ host: '::1', port: 80 }, 'http://[::1]:3000'],
    [{ host: '192.168.1.5', port: 80 }, 'http://192.168.1.5:3000'],
  ])('on this machine is where it listens: %j', (configured, expected) => {
    const listening = { address: '', family: '', port: 3000 };
    expect(localAddress(configured, listening)).toBe(expected);
  });
});
