import { type Engine, makePlace } from '../../apps/server/test/support/places.ts';
import { type ProductServer, startProductServer } from '../../scripts/productServer.ts';

/** A second server over another database engine, for flows that go from one to the other. */
export async function startOtherServer(
  engine: Engine,
): Promise<Pick<ProductServer, 'url' | 'stop'>> {
  const place = await makePlace(engine);
  const server = await startProductServer({
    env: {
      RATE_LIMIT: '0',
      JWT_SECRET: 'the secret of the other server in a flow',
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await place.remove();
    },
  };
}
