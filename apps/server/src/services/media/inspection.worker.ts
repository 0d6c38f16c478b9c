export { inspectFile } from './inspect-file.ts';
