import {
  contractCases,
  createCaseContext,
  mediaCases,
  storyFileCases,
  writingCases,
} from '@dreamfork/api-client/contract-tests';
import { fixtureAddress } from '@dreamfork/api-client/fixtures';
import { afterAll, test } from 'vitest';
import { describeOnBothEngines } from './support/engines.ts';
import { generationSettings, startModelService } from './support/models.ts';
import { seedMockData } from './support/seed-mock-data.ts';
import { openTestServer } from './support/test-server.ts';

const models = await startModelService('ollama');
afterAll(() => models.close());
const generation = generationSettings([{ ...models, protocol: 'ollama' }]);

describeOnBothEngines('the contract cases hold', (engine) => {
  const server = openTestServer(engine, { publicUrl: fixtureAddress, generation }, ({ services }) =>
    seedMockData(services),
  );
  const context = createCaseContext(async ({ method, path, ...options }) => {
    const { status, headers, body, text } = await server().send(method, path, options);
    return { status, headers, body: body ?? text };
  });

  test.each(
    [...contractCases, ...mediaCases, ...storyFileCases, ...writingCases].map(({ name, run }) => ({
      name,
      run,
    })),
  )('$name', ({ run }) => run(context));
});
