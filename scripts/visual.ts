import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchArguments } from './browser.ts';
import { picturedFiles, picturesFolder, reportFolder } from './pictures.ts';
import { run } from './run.ts';
import { takeBasePictures } from './takeBasePictures.ts';
import { writeVisualReport } from './visualReport.ts';

// `npm run visual` compares with the pictures in the repository; `-- --update` accepts what is seen now.
// `npm run visual -- --all main` compares every story in every theme with what it was at a commit.
const recordFile = `${picturesFolder}/chromium.json`;
const parameters = process.argv.slice(2);
const isAll = parameters.includes('--all');
const isUpdate = parameters.includes('--update');
const names = parameters.filter((parameter) => !parameter.startsWith('--'));
const base = isAll ? (names.shift() ?? 'HEAD') : undefined;
const files = names.length > 0 || isAll ? names : picturedFiles;
const renewsAll = isUpdate && names.length === 0;

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
rmSync(reportFolder, { recursive: true, force: true });

if (!isAll) {
  const major = await majorVersion(executablePath);
  if (isUpdate) {
    if (renewsAll) rmSync(picturesFolder, { recursive: true, force: true });
  } else {
    const recorded = (JSON.parse(readFileSync(recordFile, 'utf8')) as { major: number }).major;
    if (recorded !== major) {
      console.error(
        `The pictures were not compared: Chromium ${recorded} took them, this is Chromium ${major}, which draws letters differently. Set CHROMIUM_PATH to Chromium ${recorded}, or compare with a commit by --all, or look at everything and run with --update.`,
      );
      process.exit(1);
    }
  }
}

const folder = base === undefined ? picturesFolder : await takeBasePictures(base);
const code = await run(
  ['vitest', 'run', '--project', 'visual', ...files, ...(isUpdate ? ['--update=all'] : [])],
  base === undefined ? {} : { env: { ALL_PICTURES: '1', PICTURES_FOLDER: folder } },
);
if (renewsAll && code === 0) {
  const major = await majorVersion(executablePath);
  writeFileSync(recordFile, `${JSON.stringify({ major })}\n`);
  const taken = readdirSync(picturesFolder).map((file) => statSync(join(picturesFolder, file)));
  const bytes = taken.reduce((sum, { size }) => sum + size, 0);
  console.log(
    `${taken.length - 1} pictures, ${(bytes / 1e6).toFixed(1)} MB (at most 200 and 12 MB)`,
  );
}
const report = writeVisualReport(folder);
if (report) console.log(`\nReference, actual and difference side by side: ${report}`);
process.exitCode = code;
