import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the screen whose code is fetched when it is first shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load() }));
