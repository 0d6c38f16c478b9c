import { contractCases, createCaseContext, mediaCases } from '@dreamfork/api-client/contract-tests';
import { fixtureAddress } from '@dreamfork/api-client/fixtures';
import { test } from 'vitest';
import { describeOnEngines } from './support/engines.ts';
import { seedMockData } from './support/seed-mock-data.ts';
import { openTestServer } from './support/test-server.ts';

describeOnEngines('the contract cases hold', (engine) => {
  const server = openTestServer(engine, { publicUrl: fixtureAddress }, ({ services }) =>
    seedMockData(services),
  );
  const context = createCaseContext(async ({ method, path, ...options }) => {
    const { status, headers, body, text } = await server().send(method, path, options);
    return { status, headers, body: body ?? text };
  });

  test.each([...contractCases, ...mediaCases].map(({ name, run }) => ({ name, run })))(
    '$name',
    ({ run }) => run(context),
  );
});
