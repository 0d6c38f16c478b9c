import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Arguments that make Chromium start without a sandbox, a network or a first-run page. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A colour such as `#1a2b3c` as browsers write it in computed styles. */
export const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const systemPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...systemPlaces].find(isExecutable);
}

function runsDebianAsRoot(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return (
    existsSync('/etc/os-release') && /debian|ubuntu/.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

function installWithPlaywright(): void {
  const command = join(
    createRequire(import.meta.url).resolve('playwright/package.json'),
    '..',
    'cli.js',
  );
  spawnSync(process.execPath, [command, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
  });
}

function installWithApt(): void {
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], options);
}

/**
 * Finds a Chromium to test in, installing one where that is possible.
 * @throws Error saying what to install, where none can be had.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which cannot be run. Point it at a Chromium.`);
  }
  const present = (await playwrightBrowser()) ?? systemBrowser();
  if (present) return present;
  if (runsDebianAsRoot()) {
    installWithApt();
  } else {
    installWithPlaywright();
  }
  const installed = (await playwrightBrowser()) ?? systemBrowser();
  if (installed) return installed;
  throw new Error(
    'The tests need a browser and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH.',
  );
}
