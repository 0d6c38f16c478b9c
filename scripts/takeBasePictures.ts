import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

/** Takes the pictures of all stories as they are at a commit, once, and returns their folder. */
export async function takeBasePictures(revision: string): Promise<string> {
  const commit = execFileSync('git', ['rev-parse', '--verify', revision], { encoding: 'utf8' });
  const cwd = join(tmpdir(), `dreamfork-${commit.trim()}`);
  const pictures = join(cwd, 'taken');
  if (existsSync(pictures)) return pictures;
  mkdirSync(cwd, { recursive: true });
  const files = execFileSync('git', ['archive', commit.trim()], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', cwd], { input: files });
  if ((await run(['npm', 'run', '-s', 'setup'], { cwd })) !== 0) {
    throw new Error(`The packages of ${revision} could not be installed in ${cwd}.`);
  }
  const unfinished = join(cwd, 'unfinished');
  const env = { ALL_PICTURES: '1', PICTURES_FOLDER: unfinished };
  const take = ['npx', 'vitest', 'run', '--project', 'visual', '--update=all'] as const;
  if ((await run(take, { cwd, env })) !== 0) {
    throw new Error(`A story of ${revision} could not be pictured: see above.`);
  }
  renameSync(unfinished, pictures);
  return pictures;
}
