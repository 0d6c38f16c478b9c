import type { ApiClient } from '@dreamfork/api-client';
import { fail, type Result } from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import type { SaveProblem } from '../services.ts';

const fetchFeatures = lazily(() => import('./createFeatureServices.ts'));

type Features = Awaited<ReturnType<typeof fetchFeatures>>;

type Calls = Record<string, (...input: never[]) => Promise<Result<unknown, unknown>>>;

const unreachable: SaveProblem = { kind: 'unreachable', message: '' };

/** Services whose code comes with their first call. Where it cannot be fetched, the server is not reached. */
export const lazyServices = <Group extends Calls>(
  client: ApiClient,
  create: (features: Features) => (client: ApiClient) => Group,
): Group =>
  new Proxy({} as Group, {
    get:
      (_, name: string) =>
      async (...input: never[]) => {
        const features = await fetchFeatures().catch(() => null);
        return (features && create(features)(client)[name]?.(...input)) ?? fail(unreachable);
      },
  });
