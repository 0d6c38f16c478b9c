import type { ApiClient, Capabilities } from '@dreamfork/api-client';

const answers = new WeakMap<ApiClient, Promise<Capabilities | undefined>>();

async function ask(client: ApiClient): Promise<Capabilities | undefined> {
  const capabilities = await client.system.capabilities();
  if (!capabilities.ok) answers.delete(client);
  return capabilities.ok ? capabilities.value : undefined;
}

/** What this server can do, asked once; nothing for a server that does not say. */
export function serverCapabilities(client: ApiClient): Promise<Capabilities | undefined> {
  const answer = answers.get(client) ?? ask(client);
  answers.set(client, answer);
  return answer;
}
