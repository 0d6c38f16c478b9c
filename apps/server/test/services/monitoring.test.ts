import { expect, test } from 'vitest';
import { createJobs, listJobs } from '../../src/services/administration/jobs.ts';
import { readMonitoring } from '../../src/services/administration/monitoring.ts';
import { createProcessFigures } from '../../src/services/administration/process-figures.ts';
import { openAssistant } from '../../src/services/assistant/assistant.ts';
import { cacheFor } from '../../src/services/cache-for.ts';
import { describeOnEngines } from '../support/engines.ts';
import { generationSettings, startModelService } from '../support/models.ts';
import { openTestServer } from '../support/test-server.ts';

const minute = 60_000;

describeOnEngines('monitoring', (engine) => {
  const smtpUrl = 'smtp://127.0.0.1:1';
  const server = openTestServer(engine, { mail: { smtpUrl, from: 'stories@example.org' } });

  test('a mail server that does not answer is down; an AI provider is not set up', async () => {
    const { status, services } = await readMonitoring(server().services);
    expect(status).toBe('error');
    expect(services.find(({ name }) => name === 'Mail')?.status).toBe('down');
    expect(services.find(({ name }) => name === 'AI provider')?.status).toBe('off');
  });

  test('a model service that answers is up, and one of two that has gone is a degradation', async () => {
    const [one, other] = [
      await startModelService('ollama'),
      await startModelService('openai-compatible'),
    ];
    const settings = generationSettings([
      { ...one, protocol: 'ollama' },
      { ...other, protocol: 'openai-compatible' },
    ]);
    const assistant = await openAssistant(settings, Date.now);
    const statusNow = async () => {
      const found = await readMonitoring({ ...server().services, assistant });
      return found.services.find(({ name }) => name === 'AI provider')?.status;
    };
    expect(await statusNow()).toBe('up');
    await other.close();
    expect(await statusNow()).toBe('degraded');
    await one.close();
    expect(await statusNow()).toBe('down');
  });

  test('a service that does not answer in time is down, and the others are told', async () => {
    const { services } = server();
    const check = () => new Promise<void>(() => {});
    const found = await readMonitoring({ ...services, mailer: { ...services.mailer, check } });
    expect(found.services.find(({ name }) => name === 'Mail')?.status).toBe('down');
    expect(found.services.find(({ name }) => name === 'Database')?.status).toBe('up');
  });

  test('a job that fails is listed with its reason until it succeeds', async () => {
    const { services } = server();
    const jobs = createJobs(services);
    const stateOf = async () =>
      (await listJobs(services)).find(({ id }) => id === 'media-upkeep') ?? null;
    expect(await stateOf()).toMatchObject({ state: 'never-run', lastRunAt: null });
    const failing = async () => {
      throw new Error('The storage does not answer.');
    };
    await expect(jobs.record('media-upkeep', failing)).rejects.toThrow('does not answer');
    expect(await stateOf()).toMatchObject({
      state: 'failed',
      error: 'The storage does not answer.',
    });
    await jobs.record('media-upkeep', async () => {});
    expect(await stateOf()).toMatchObject({ state: 'done', error: null });
  });
});

test('errors count for an hour', () => {
  let time = 1000 * minute;
  const figures = createProcessFigures({ now: () => time });
  expect(figures.read().errorRate).toBeUndefined();
  for (const status of [200, 404, 500, 200]) figures.countAnswer(status);
  expect(figures.read().errorRate).toBe(25);
  time += 61 * minute;
  figures.countAnswer(200);
  expect(figures.read().errorRate).toBe(0);
  figures.stop();
});

test('many who ask at once cost one lookup', async () => {
  let time = 0;
  let lookups = 0;
  const read = cacheFor(5000, { now: () => time }, async () => {
    lookups += 1;
    return lookups;
  });
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  time = 5000;
  expect(await read()).toBe(2);
});
