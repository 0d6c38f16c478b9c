import { spawn } from 'node:child_process';
import { run } from './run.ts';

// The page of the licences; it need not be waited for.
void run(['node', 'scripts/licenses.ts']);

// The server restarts on a change; the site has hot reload and passes API calls on to the server.
const children = [
  spawn('node', ['--watch', 'src/main.ts'], {
    cwd: 'apps/server',
    stdio: 'inherit',
    env: {
      ...process.env,
      DATA_DIR: process.env.DATA_DIR ?? '../../data',
      PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
    },
  }),
  spawn('vite', [], { cwd: 'apps/site', stdio: 'inherit', shell: process.platform === 'win32' }),
];

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
