import { spawnSync } from 'node:child_process';
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
/** Only what can look different since the folder of pictures last changed, by the import graph. */
const isChanged = parameters.includes('--changed');
const coversAll = files.length === 0;

/** The commit that last changed a picture or the record; undefined without the history of the repository. */
function lastChange(): string | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', picturesFolder], {
    encoding: 'utf8',
  });
  return stdout?.trim() || undefined;
}

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
process.env.NODE_ENV = 'production';
const major = await majorVersion(executablePath);
rmSync(reportFolder, { recursive: true, force: true });

if (isUpdate && coversAll) {
  rmSync(picturesFolder, { recursive: true, force: true });
} else {
  const recorded = (JSON.parse(readFileSync(recordFile, 'utf8')) as { major: number }).major;
  if (recorded !== major && isChanged) {
    console.warn(
      `THE PICTURES ARE NOT COMPARED: they were taken with Chromium ${recorded}, this is Chromium ${major}.`,
    );
    process.exit(0);
  }
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
  ...(isChanged ? ['--passWithNoTests', `--changed=${lastChange() ?? 'HEAD'}`] : []),
]);
if (coversAll && !isChanged && code === 0) {
  writeFileSync(recordFile, `${JSON.stringify({ major, comparedAt: new Date().toISOString() })}\n`);
}
const report = writeVisualReport();
if (report) console.log(`\nReference, actual and difference side by side: ${report}`);
process.exitCode = code;
