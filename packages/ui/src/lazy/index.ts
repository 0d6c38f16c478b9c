'use client';

export { fetchParts, type LazyPart, lazily, lazyPart, refetchStyleSheets } from './lazyPart.ts';
