import type { CSSProperties } from 'react';

/** Turns `var(--name)` keys into inline custom properties, leaving out what is undefined. */
export function customProperties(
  values: Record<string, string | number | undefined>,
): CSSProperties {
  const entries = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([variable, value]) => [variable.replace(/^var\((.*)\)$/, '$1'), value]);
  return Object.fromEntries(entries) as CSSProperties;
}
