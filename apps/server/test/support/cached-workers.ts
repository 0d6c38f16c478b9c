import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));
const workers = ['document/document.worker.ts', 'services/media/inspection.worker.ts'];

/**
 * Fills Node's compile cache with what the worker threads of the server load. Otherwise every thread would
 * strip the types of all these modules by WebAssembly: slow, and Node 24 can crash where many threads do.
 */
export default function cacheWorkers(): void {
  process.env.NODE_COMPILE_CACHE ??= cache;
  const addresses = workers.map((path) => new URL(`../../src/${path}`, import.meta.url).href);
  const script = addresses.map((address) => `await import('${address}');`).join('');
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
}
