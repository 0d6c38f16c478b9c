import { classPrefix } from '../packages/ui/src/css/ownElements.ts';

/** Names of classes: the reset of `@dreamfork/ui` knows our own elements by their beginning. */
export const identifiers = ({ hash, debugId }: { hash: string; debugId?: string }): string =>
  process.env.NODE_ENV === 'development' && debugId
    ? `${classPrefix}${debugId.replaceAll(/\W/g, '_')}_${hash}`
    : `${classPrefix}${hash}`;
