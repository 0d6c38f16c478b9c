'use client';

export { refetchStyleSheets } from '../browser/styleSheets.ts';
export { insistentPart } from './insistentPart.ts';
export { fetchParts, type LazyPart, lazily, lazyPart } from './lazyPart.ts';
