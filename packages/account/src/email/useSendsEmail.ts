import { routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';

/** Whether the server sends emails; if not, its operator passes them on. True until it is known. */
export const useSendsEmail = (): boolean =>
  useQuery(routes.system.capabilities, {}).data?.mail !== false;
