import { type ApiClient, hasFeature } from '@dreamfork/api-client';

const answers = new WeakMap<ApiClient, Promise<boolean>>();

async function ask(client: ApiClient): Promise<boolean> {
  const capabilities = await client.system.capabilities();
  if (!capabilities.ok) answers.delete(client);
  return capabilities.ok && hasFeature(capabilities.value, 'playEvents');
}

/** Whether this server counts what readers do; asked once. */
export function canRecordPlays(client: ApiClient): Promise<boolean> {
  const answer = answers.get(client) ?? ask(client);
  answers.set(client, answer);
  return answer;
}
