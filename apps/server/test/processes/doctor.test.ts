import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOfTest } from '../support/engines.ts';
import { processOfTest, runScript } from '../support/server-process.ts';

const runDoctor = (variables: Record<string, string>, parameters: string[] = []) =>
  runScript('commands/doctor.ts', parameters, variables);

test('tells by its exit code what it found, while the server runs and while it does not', async () => {
  const place = await placeOfTest();
  const before = await runDoctor({ DATA_DIR: join(place.dataDirectory, 'none') });
  expect(before).toMatchObject({ code: 2 });
  expect(await readdir(place.dataDirectory)).toEqual([]);

  const server = await processOfTest({ DATA_DIR: place.dataDirectory });
  const settings = {
    DATA_DIR: place.dataDirectory,
    HOST: '127.0.0.1',
    PORT: new URL(server.address).port,
    PUBLIC_URL: server.address,
  };
  const running = await runDoctor(settings);
  expect(running).toMatchObject({ code: 0 });
  expect(running.output).toContain(`${server.address} leads to this server.`);
  expect(running.output).toMatch(/ok {5}Database +SQLite \S+ answers/);

  await server.end('SIGTERM');
  const files = await readdir(place.dataDirectory);
  const stopped = await runDoctor(settings);
  expect(stopped).toMatchObject({ code: 2 });
  expect(stopped.output).toContain('The server does not run on this machine.');
  expect(await readdir(place.dataDirectory)).toEqual(files);

  await writeFile(join(place.dataDirectory, 'dreamfork.sqlite'), 'x'.repeat(5000));
  await rm(join(place.dataDirectory, 'media', '.dreamfork-media'));
  const broken = await runDoctor(settings);
  expect(broken).toMatchObject({ code: 1 });
  expect(broken.output).toMatch(/WRONG {2}Database .+ is damaged/);
  expect(broken.output).toMatch(/WRONG {2}Media /);
});

test('invalid settings and unknown options are told', async () => {
  expect(await runDoctor({ PORT: 'x' })).toEqual({
    code: 2,
    output: expect.stringContaining('PORT is "x"'),
  });
  expect(await runDoctor({}, ['--mail', 'nobody'])).toEqual({
    code: 2,
    output: expect.stringContaining('npm run doctor -- --mail'),
  });
});
