import { versionRoutes } from '@dreamfork/api-client/contract';
import { listVersions, readVersion } from '../services/versions/read-versions.ts';
import { renameVersion } from '../services/versions/rename-version.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerVersionRoutes: RouteGroup = ({ answer, send, services }) => {
  answer(versionRoutes.list, ({ params, query, viewer }) =>
    listVersions(services, { storyId: params.id, ownerId: viewer.user.id }, query),
  );
  send(versionRoutes.read, async ({ params, viewer, reply }) => {
    const text = await readVersion(services, {
      storyId: params.id,
      ownerId: viewer.user.id,
      version: params.version,
    });
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(Buffer.from(text));
  });
  answer(versionRoutes.rename, ({ params, body, viewer }) =>
    renameVersion(services, {
      storyId: params.id,
      ownerId: viewer.user.id,
      version: params.version,
      name: body.name,
    }),
  );
};
