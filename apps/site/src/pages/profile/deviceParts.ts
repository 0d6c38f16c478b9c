import type { SessionItem } from '@dreamfork/api-client';

/** What is known of a device, as its makers call it. */
export const deviceParts = ({ browser, system }: SessionItem['device']): string[] =>
  [browser, system].filter((part) => part !== null);
