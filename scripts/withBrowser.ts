import { spawn } from 'node:child_process';
import { findBrowser } from './browser.ts';

const [command = '', ...arguments_] = process.argv.slice(2);
const browser = await findBrowser();
const child = spawn(command, arguments_, {
  stdio: 'inherit',
  // What a reader runs is the product; React's development build takes twice as long.
  env: { ...process.env, CHROMIUM_PATH: browser, NODE_ENV: 'production' },
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
