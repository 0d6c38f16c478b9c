'use client';

export { fetchParts, type LazyPart, lazily, lazyPart } from './lazyPart.ts';
