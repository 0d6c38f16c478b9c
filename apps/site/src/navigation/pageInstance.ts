import type { Location } from 'react-router-dom';

/** Navigation state saying that the new address shows the very page that is open already. */
export type PageInstanceState = { pageInstance: string };

const isInstanceState = (state: unknown): state is PageInstanceState =>
  typeof state === 'object' && state !== null && 'pageInstance' in state;

/** Tells two visits of one route apart; an address given to an open page keeps its instance. */
export const pageInstance = ({ state, key }: Pick<Location, 'state' | 'key'>): string =>
  isInstanceState(state) ? state.pageInstance : key;
