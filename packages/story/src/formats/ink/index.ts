export { readInk } from './readInk.ts';
