import type { ComponentType } from 'react';

const sources = import.meta.glob<string>('../../packages/*/examples/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
});

const components = import.meta.glob<ComponentType>('../../packages/*/examples/*.tsx', {
  import: 'default',
});

/** The example of a component: its source as written, and the same file as a component. */
export function exampleOf(packageName: string | undefined, name: string) {
  const path = `../../packages/${packageName}/examples/${name}.tsx`;
  const source = sources[path];
  const component = components[path];
  return source && component ? { source, component } : undefined;
}

/** The source of the first screen of a package. */
export function firstScreenOf(packageName: string) {
  const path = `../../packages/${packageName}/examples/GetStarted.ts`;
  return sources[`${path}x`] ?? sources[path];
}
