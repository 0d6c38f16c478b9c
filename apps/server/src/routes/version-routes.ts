import { versionRoutes } from '@dreamfork/api-client/contract';
import type { Viewer } from '../services/authentication/sessions.ts';
import { requireRight, type StoryRight } from '../services/stories/story-rights.ts';
import { listVersions, readVersion } from '../services/versions/read-versions.ts';
import { renameVersion } from '../services/versions/rename-version.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerVersionRoutes: RouteGroup = ({ answer, send, services }) => {
  const accessOf = (
    { params, viewer }: { params: { id: string }; viewer: Viewer },
    right: StoryRight,
  ) => requireRight(services, { storyId: params.id, userId: viewer.user.id }, right);
  answer(versionRoutes.list, async (call) =>
    listVersions(services, await accessOf(call, 'read'), call.query),
  );
  send(versionRoutes.read, async (call) => {
    const access = await accessOf(call, 'read');
    const text = await readVersion(services, { ...access, version: call.params.version });
    return call.reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(Buffer.from(text));
  });
  answer(versionRoutes.rename, async (call) =>
    renameVersion(services, {
      ...(await accessOf(call, 'edit')),
      version: call.params.version,
      name: call.body.name,
    }),
  );
};
