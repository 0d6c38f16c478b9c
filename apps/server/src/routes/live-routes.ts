import { liveRoutes } from '@dreamfork/api-client/contract';
import { hangUpSignal } from '../plugins/hang-up.ts';
import { clientNetwork } from '../plugins/rate-limits.ts';
import type { RouteGroup } from './register-routes.ts';
import { sendEvents } from './send-events.ts';

const presenceBodyLimit = 16 * 1024;

export const registerLiveRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  send(
    liveRoutes.watch,
    async ({ params, query, viewer, request, reply }) => {
      const signal = hangUpSignal(reply.raw);
      const network = clientNetwork(request);
      const watcher = { storyId: params.id, viewer, ...query, network, signal };
      return sendEvents(reply, { events: await services.live.watch(watcher), signal });
    },
    { compress: false },
  );
  answer(
    liveRoutes.tell,
    async ({ params, body, viewer }) => {
      await services.live.tell({ storyId: params.id, viewer, ...body });
      return { success: true as const };
    },
    { ...limits.presence, bodyLimit: presenceBodyLimit },
  );
};
