import { type ApiClient, hasFeature } from '@dreamfork/api-client';
import { serverCapabilities } from '../../stories/serverCapabilities.ts';

/** Whether this server counts what readers do. */
export const canRecordPlays = async (client: ApiClient): Promise<boolean> =>
  hasFeature(await serverCapabilities(client), 'playEvents');
