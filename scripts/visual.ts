import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser, launchArguments } from './browser.ts';
import { picturesFolder, reportFolder } from './pictures.ts';
import { run } from './run.ts';
import { writeVisualReport } from './visualReport.ts';

const recordFile = `${picturesFolder}/chromium.json`;
const parameters = process.argv.slice(2);
const files = parameters.filter((parameter) => !parameter.startsWith('-'));
const isUpdate = parameters.includes('--update') || parameters.includes('-u');
const coversAll = files.length === 0;

async function majorVersion(executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  try {
    return Number.parseInt(browser.version(), 10);
  } finally {
    await browser.close();
  }
}

const executablePath = await findBrowser();
process.env.CHROMIUM_PATH = executablePath;
const major = await majorVersion(executablePath);
rmSync(reportFolder, { recursive: true, force: true });

if (isUpdate && coversAll) {
  rmSync(picturesFolder, { recursive: true, force: true });
} else {
  const recorded = (JSON.parse(readFileSync(recordFile, 'utf8')) as { major: number }).major;
  if (recorded !== major) {
    console.warn(
      `The pictures were taken with Chromium ${recorded}, this is Chromium ${major}: letters may be drawn differently. Compare with Chromium ${recorded}, or look at every difference before you run with --update.`,
    );
  }
}

const code = await run([
  'vitest',
  'run',
  '--project',
  'visual',
  ...files,
  ...(isUpdate ? ['--update=all'] : []),
]);
if (isUpdate && coversAll) writeFileSync(recordFile, `{ "major": ${major} }\n`);
const report = writeVisualReport();
if (report) console.log(`\nReference, actual and difference side by side: ${report}`);
process.exitCode = code;
