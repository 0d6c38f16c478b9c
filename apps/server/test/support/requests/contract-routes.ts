import { listRoutes, type Route } from '@dreamfork/api-client/contract';

/** Every call of the contract. */
export const contractRoutes: readonly Route[] = listRoutes();

export const titleOf = ({ method, path }: Route): string => `${method} ${path}`;

const byTitle = new Map(contractRoutes.map((route) => [titleOf(route), route]));

/** The call with this title. */
export function routeOf(title: string): Route {
  const route = byTitle.get(title);
  if (!route) throw new Error(`The contract has no call ${title}.`);
  return route;
}
