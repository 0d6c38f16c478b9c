import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers for what must never win over a component: the reset, then the sheets of others
 * (React Flow). Components stand outside layers, so a host page's own layers cannot beat them.
 */
export const layers = {
  reset: globalLayer('dreamfork-reset'),
  vendor: globalLayer('dreamfork-vendor'),
};
