'use client';

export { refetchStyleSheets } from './failedStyleSheets.ts';
export { fetchParts, type LazyPart, lazily, lazyPart } from './lazyPart.ts';
