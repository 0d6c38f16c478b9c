import type { Plugin } from 'vite';

/**
 * The index of the design system brings the base styles along, so bundlers keep it whole. The site imports
 * them by themselves: for it the index is a list of names, and nobody fetches what stands beside a name.
 */
export const pureIndex = (): Plugin => ({
  name: 'dreamfork-pure-index',
  transform: {
    filter: { id: /packages[\\/]ui[\\/]src[\\/]index\.ts$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: false }),
  },
});
