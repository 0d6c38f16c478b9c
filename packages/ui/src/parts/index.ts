export { fetchParts, lazily, lazyPart } from './lazyPart.ts';
