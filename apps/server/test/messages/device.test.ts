import { describe, expect, test } from 'vitest';
import { readDevice } from '../../src/messages/device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device is read from its User-Agent', () => {
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
      { browser: 'Chrome', system: 'Windows', isMobile: false },
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0 Safari/537.36 Edg/131.0`,
      { browser: 'Edge', system: 'Windows', isMobile: false },
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/128.0 YaBrowser/24.10 Safari/537.36`,
      { browser: 'Yandex Browser', system: 'Linux', isMobile: false },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
      { browser: 'Firefox', system: 'Linux', isMobile: false },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      { browser: 'Safari', system: 'macOS', isMobile: false },
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
      { browser: 'Samsung Internet', system: 'Android', isMobile: true },
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0 Safari/537.36`,
      { browser: 'Chrome', system: 'Linux', isMobile: false },
    ],
    ['curl/8.5.0', { browser: 'curl', system: null, isMobile: false }],
    ['Mozilla/5.0', { browser: null, system: null, isMobile: false }],
    ['<script>alert(1)</script>', { browser: null, system: null, isMobile: false }],
    ['', { browser: null, system: null, isMobile: false }],
  ])('%s', (agent, device) => {
    expect(readDevice(agent)).toEqual(device);
  });

  test('of any length', () => {
    expect(readDevice('x'.repeat(1_000_000))).toEqual(readDevice(undefined));
  });
});
