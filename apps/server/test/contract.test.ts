import { contractCases, createCaseContext } from '@dreamfork/api-client/cases';
import { fixtureAddress } from '@dreamfork/api-client/fixtures';
import { test } from 'vitest';
import { describeOnEngines } from './support/engines.ts';
import { seedWorld } from './support/seed-world.ts';
import { openTestServer } from './support/test-server.ts';

describeOnEngines('the contract cases hold', (engine) => {
  const server = openTestServer(engine, { publicUrl: fixtureAddress }, ({ services }) =>
    seedWorld(services),
  );
  const context = createCaseContext(({ method, path, ...options }) =>
    server().send(method, path, options),
  );

  test.each(contractCases.map(({ name, run }) => ({ name, run })))('$name', ({ run }) =>
    run(context),
  );
});
