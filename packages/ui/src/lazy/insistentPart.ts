import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { insistently } from '../browser/insistently.ts';

/** A component whose code is asked for until it comes: what stands around it can be used without. */
export const insistentPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => insistently(async () => ({ default: await load() })));
