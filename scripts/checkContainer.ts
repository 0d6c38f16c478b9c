import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { testLimit } from './timeLimits.ts';

/**
 * Builds the image and runs it as `compose.yaml` does: a root file system that cannot be written, no capabilities,
 * an unprivileged user. The network is left out, so that only the health check of the image can reach the server.
 */
const tool = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0);
if (!tool)
  throw new Error('Neither Docker nor Podman runs here: one of them builds and runs the image.');

const image = 'dreamfork:check';
const name = `dreamfork-check-${process.pid}`;

function attempt(...parameters: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(tool ?? '', parameters, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}`.trim() };
}

function call(...parameters: string[]): string {
  const { status, output } = attempt(...parameters);
  if (status !== 0) throw new Error(`${tool} ${parameters.join(' ')} failed:\n${output}`);
  return output;
}

function require(isTrue: boolean, sentence: string): void {
  if (!isTrue) throw new Error(`${sentence}\n${attempt('logs', name).output}`);
  console.log(`ok  ${sentence}`);
}

const exec = (...command: string[]) => attempt('exec', name, ...command);

async function isHealthy(command: string[]): Promise<boolean> {
  const deadline = performance.now() + testLimit;
  while (performance.now() < deadline) {
    if (exec(...command).status === 0) return true;
    await setTimeout(500);
  }
  return false;
}

// Podman keeps health checks in the format of Docker alone.
const format = tool === 'podman' ? ['--format=docker'] : [];
const built = spawnSync(tool, ['build', ...format, '--tag', image, ...process.argv.slice(2), '.'], {
  stdio: 'inherit',
});
if (built.status !== 0) throw new Error('The image was not built.');

const confined = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
const places = ['--network=none', '--tmpfs=/tmp', `--volume=${name}:/data`];
try {
  call('run', '--detach', `--name=${name}`, ...confined, ...places, image);
  const [kind, ...check] = JSON.parse(
    call('inspect', '--type=container', '--format={{json .Config.Healthcheck.Test}}', name),
  ) as string[];
  require(kind === 'CMD' && (await isHealthy(check)), 'The health check of the image passes.');
  require(exec('readlink', '/proc/1/exe').output.endsWith('/node'), 'Process 1 is node.');
  require(exec('id', '-u').output === '1000', 'It runs as an unprivileged user.');
  require(exec('touch', '/app/x').status !== 0, 'The program cannot be changed.');
  require(exec('npm', '--version').status !== 0, 'No package manager is in the image.');
  require(exec('node', 'apps/server/dist/backup.js', '/data/check.zip').status ===
    0, 'A backup is made.');
  call('stop', '--time=30', name);
  const code = call('inspect', '--type=container', '--format={{.State.ExitCode}}', name);
  require(code === '0', 'SIGTERM ends it with exit code 0.');
  console.log(`Size: ${call('image', 'inspect', '--format={{.Size}}', image)} bytes`);
} finally {
  attempt('rm', '--force', '--volumes', name);
  attempt('volume', 'rm', '--force', name);
}
