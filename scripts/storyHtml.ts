import { existsSync } from 'node:fs';
import { run } from './run.ts';

const element = 'packages/player/dist/element.js';

async function buildPlayer(): Promise<number> {
  return run(['node', '../../scripts/buildServedPlayer.ts', 'dist'], { cwd: 'packages/player' });
}

const built = existsSync(element) ? 0 : await buildPlayer();
process.exitCode =
  built || (await run(['node', 'apps/server/src/story-html.ts', ...process.argv.slice(2)]));
