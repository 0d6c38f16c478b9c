import { fileURLToPath, pathToFileURL } from 'node:url';

const server = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

// Memory that large documents have used goes back to the system: fewer new objects are kept before they are
// collected, and glibc holds nothing back for each thread. It reads its settings when a process starts; other
// systems ignore them.
const flags = ['--max-semi-space-size=8'];
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

// The server takes the place of this process, and so gets its signals. Windows cannot do this.
if (process.platform === 'win32') await import(pathToFileURL(server).href);
else {
  const environment = { ...allocator, ...process.env };
  process.execve?.(process.execPath, [process.execPath, ...flags, server], environment);
}
