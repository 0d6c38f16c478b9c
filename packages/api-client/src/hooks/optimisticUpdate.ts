import type { Answer } from '../client/calls.ts';
import type { RouteData } from '../routes/route.ts';

/** How the kept answers of a call look once a change is made. */
export type OptimisticUpdate = { route: RouteData; apply: (data: unknown) => unknown };

/**
 * Says how the kept answers of a call look once a change is made. An answer that already has the change must come
 * out as it went in: the server may have been quicker.
 */
export const optimisticUpdate = <Data extends RouteData>(
  route: Data,
  change: (data: Answer<Data>) => Answer<Data>,
): OptimisticUpdate => ({ route, apply: (data) => change(data as Answer<Data>) });
