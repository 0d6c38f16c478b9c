import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createServer, preview, type ResolvedServerUrls } from 'vite';
import { findBrowser, launchArguments } from './browser.ts';
import { appFiles } from './outsideApp/files.ts';
import { verifyHostPage } from './outsideApp/verifyHostPage.ts';
import { verifyPage } from './outsideApp/verifyPage.ts';
import { verifyWeights } from './outsideApp/weigh.ts';
import { pnpm } from './packPackage.ts';
import { type Command, run } from './run.ts';

/** The versions used by this repository: its package store already has most of them. */
function versionsOf(...packages: string[]): Record<string, string> {
  return Object.fromEntries(
    packages.map((name) => {
      const manifest = readFileSync(join('node_modules', name, 'package.json'), 'utf8');
      return [name, (JSON.parse(manifest) as { version: string }).version];
    }),
  );
}

/** The oldest React that the packages say they work with: the app outside has no newer one. */
function oldestReact(): Record<string, string> {
  const manifest = readFileSync('packages/ui/package.json', 'utf8');
  const { peerDependencies } = JSON.parse(manifest) as { peerDependencies: { react: string } };
  const version = peerDependencies.react.replace('^', '');
  return { react: version, 'react-dom': version };
}

async function must(command: Command, cwd: string): Promise<void> {
  const code = await run(command, { cwd });
  if (code !== 0) throw new Error(`The app outside failed at: ${command.join(' ')}`);
}

const place = { port: 0, host: '127.0.0.1' };

/** Drives the screens in development, and links the sheets to a page of others. */
async function verifyDevelopment(browser: Browser, app: string): Promise<void> {
  const server = await createServer({ root: app, logLevel: 'warn', server: place });
  try {
    await server.listen();
    await verifyPage(browser, addressOf(server), 'editor', 'player', 'admin', 'hooks');
    await verifyHostPage(browser, join(app, 'node_modules/@dreamfork'));
  } finally {
    await server.close();
  }
}

/** Builds the app and drives all its screens. */
async function verifyProduction(browser: Browser, app: string): Promise<void> {
  await must([join(app, 'node_modules/.bin/vite'), 'build', '--logLevel', 'error'], app);
  const server = await preview({ root: app, preview: place });
  try {
    await verifyPage(browser, addressOf(server));
  } finally {
    await server.close();
  }
}

async function verifyInBrowser(app: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    await verifyDevelopment(browser, app);
    await verifyProduction(browser, app);
  } finally {
    await browser.close();
  }
}

const addressOf = (server: { resolvedUrls: ResolvedServerUrls | null }): string => {
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The app outside could not be served.');
  return url;
};

/** Installs the packed archives in an app outside of the repository, builds it and opens its screens. */
export async function checkOutsideApp(archives: Record<string, string>): Promise<void> {
  const app = mkdtempSync(join(tmpdir(), 'dreamfork-outside-'));
  try {
    const tools = {
      ...oldestReact(),
      ...versionsOf('@types/react', '@types/react-dom', 'msw', 'vite'),
    };
    const files = appFiles({ ...tools, ...versionsOf('typescript') }, archives);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(app, file), text);
    mkdirSync(join(app, 'public'));
    cpSync('node_modules/msw/lib/mockServiceWorker.js', join(app, 'public/mockServiceWorker.js'));

    await must(['npx', '--yes', pnpm, 'install', '--prefer-offline', '--reporter=silent'], app);
    await must([join(app, 'node_modules/.bin/tsc')], app);
    await must(['node', 'onServer.mjs'], app);
    await must([join(app, 'node_modules/.bin/story'), '--version'], app);
    await verifyInBrowser(app);
    await verifyWeights(app);
    console.log(
      'An app outside that installs the packed archives shows a screen of each in development and when built, a server imports them, and their sheets leave a host page as it was.',
    );
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}
