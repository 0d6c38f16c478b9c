import { listRoutes } from '@dreamfork/api-client/contract';
import {
  contractCases,
  createCaseContext,
  mediaCases,
  storyFileCases,
  writingCases,
} from '@dreamfork/api-client/contract-tests';
import { fixtureAddress } from '@dreamfork/api-client/fixtures';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from './support/engines.ts';
import { generationSettings, openModels } from './support/models.ts';
import { seedMockData } from './support/seed-mock-data.ts';
import { openTestServer } from './support/test-server.ts';

const generation = generationSettings([await openModels('ollama')]);

describeOnBothEngines('the contract cases hold', (engine) => {
  const server = openTestServer(engine, { publicUrl: fixtureAddress, generation }, ({ services }) =>
    seedMockData(services),
  );
  const called = new Set<string>();
  const context = createCaseContext(async ({ method, path, ...options }) => {
    called.add(`${method} ${path.split('?')[0]}`);
    const { status, headers, body, text } = await server().send(method, path, options);
    return { status, headers, body: body ?? text };
  });

  test.each(
    [...contractCases, ...mediaCases, ...storyFileCases, ...writingCases].map(({ name, run }) => ({
      name,
      run,
    })),
  )('$name', ({ run }) => run(context));

  test('every call of the contract has a case', () => {
    const missed = listRoutes()
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => {
        const pattern = new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        return ![...called].some((call) => pattern.test(call));
      });
    expect(missed).toEqual([]);
  });
});
