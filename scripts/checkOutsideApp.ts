import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, createServer, preview, type ResolvedServerUrls } from 'vite';
import { findBrowser, launchArguments } from './browser.ts';
import { writeApp } from './outsideApp/files.ts';
import { serveNext } from './outsideApp/nextApp.ts';
import { verifyHostPage } from './outsideApp/verifyHostPage.ts';
import { everyPage, examplePages, verifyPages } from './outsideApp/verifyPage.ts';
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

/** Not a dependency of this repository: its examples alone run on it. */
const next = '16.4.6';

async function must(command: Command, cwd: string): Promise<void> {
  const code = await run(command, { cwd });
  if (code !== 0) throw new Error(`The app outside failed at: ${command.join(' ')}`);
}

const place = { port: 0, host: '127.0.0.1' };

/** Drives the screens in development, and links the sheets to a page of others. */
async function verifyDevelopment(browser: Browser, app: string): Promise<void> {
  const server = await createServer({
    root: join(app, 'vite'),
    configFile: false,
    logLevel: 'warn',
    server: place,
  });
  try {
    await server.listen();
    await verifyPages(browser, addressOf(server), examplePages);
    await verifyHostPage(browser, join(app, 'node_modules/@dreamfork'));
  } finally {
    await server.close();
  }
}

/** Builds the app and drives all its screens. */
async function verifyProduction(browser: Browser, app: string): Promise<void> {
  const root = join(app, 'vite');
  const input = ['index.html', 'screens.html'].map((name) => join(root, name));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { rolldownOptions: { input } },
  });
  const server = await preview({ root, configFile: false, preview: place });
  try {
    await verifyPages(browser, addressOf(server), everyPage);
  } finally {
    await server.close();
  }
}

/** Builds the app with Next and drives its pages. */
async function verifyNext(browser: Browser, app: string): Promise<void> {
  await must([join(app, 'node_modules/.bin/next'), 'build', 'next'], app);
  const server = await serveNext(app);
  try {
    await verifyPages(browser, server.url, examplePages);
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
    // Both bundlers, and what they start, go by it.
    process.env.NODE_ENV = 'development';
    await verifyDevelopment(browser, app);
    process.env.NODE_ENV = 'production';
    process.env.NEXT_TELEMETRY_DISABLED = '1';
    await verifyProduction(browser, app);
    await verifyNext(browser, app);
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
  const started = performance.now();
  const app = mkdtempSync(join(tmpdir(), 'dreamfork-outside-'));
  try {
    const tools = {
      ...oldestReact(),
      ...versionsOf('@types/react', '@types/react-dom', 'msw', 'vite'),
    };
    writeApp(app, { ...tools, ...versionsOf('typescript'), next }, archives);

    await must(['npx', '--yes', pnpm, 'install', '--prefer-offline', '--reporter=silent'], app);
    const compiler = join(app, 'node_modules/.bin/tsc');
    await must([compiler], app);
    // The types of react-aria-components contradict themselves here: of ours, all that the app uses is checked.
    await must([compiler, '--skipLibCheck', '--exactOptionalPropertyTypes'], app);
    await must(['node', 'onServer.mjs'], app);
    await must([join(app, 'node_modules/.bin/story'), '--version'], app);
    await verifyInBrowser(app);
    await verifyWeights(app);
    console.log(
      `${Math.round((performance.now() - started) / 1000)} s: apps outside that install the packed archives show a screen of each with Vite, in development and built, and with Next; a server imports them, and their sheets leave a host page as it was.`,
    );
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}
