/** The device of a session, in terms that its owner recognises. */
export type Device = { browser: string | null; system: string | null; isMobile: boolean };

type Mark = readonly [name: string, mark: RegExp];

// The first match counts: browsers also name those they descend from.
const browsers: readonly Mark[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  // Also HeadlessChrome.
  ['Chrome', /(?:Chrome|Chromium|\bCriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];

const systems: readonly Mark[] = [
  ['Windows', /\bWindows\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const firstProduct = /^([\w.-]{1,40})(?:\/|\s|$)/;
const enough = 500;

const nameIn = (marks: readonly Mark[], agent: string): string | null =>
  marks.find(([, mark]) => mark.test(agent))?.[0] ?? null;

/** Reads a User-Agent header. An unknown program is named by its first product token. */
export function readDevice(userAgent: string | undefined): Device {
  const agent = (userAgent ?? '').slice(0, enough);
  const product = firstProduct.exec(agent)?.[1] ?? null;
  return {
    browser: nameIn(browsers, agent) ?? (product === 'Mozilla' ? null : product),
    system: nameIn(systems, agent),
    isMobile: /\bMobile\b|\bAndroid\b|\biPhone\b|\biPad\b/.test(agent),
  };
}
