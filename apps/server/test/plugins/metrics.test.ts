import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createMetricsApp } from '../../src/plugins/metrics.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { importStory } from '../support/story-files/import.ts';
import { storyFileOf } from '../support/story-files/story-file.ts';
import { openTestServer, startTestServer } from '../support/test-server.ts';

const token = 'a token that only Prometheus and the server know';
const nodeId = sampleStory.startNodeId ?? '';

describeOnBothEngines('metrics', (engine) => {
  const server = openTestServer(engine, { metrics: { token, port: undefined } });
  const scrape = async (): Promise<string[]> =>
    (await server().send('GET', '/metrics', { token })).text.split('\n');
  const readValue = async (series: string): Promise<number> => {
    const line = (await scrape()).find((one) => one.startsWith(`${series} `));
    return line === undefined ? 0 : Number(line.split(' ').at(-1));
  };

  test('are for whoever has the token', async () => {
    const { status, headers } = await server().send('GET', '/metrics', { token });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers['cache-control']).toBe('no-store');
    for (const wrong of [undefined, 'another', `${token}.`]) {
      const refused = await server().send('GET', '/metrics', { token: wrong });
      expect(refused.status).toBe(401);
      expect(refused.text).not.toContain('dreamfork_');
    }
  });

  test('count requests by the pattern of their route, so that addresses add no series', async () => {
    const { send } = server();
    const ask = (name: string) =>
      Promise.all([send('GET', `/api/story/${name}/data`), send('GET', `/nowhere/${name}`)]);
    await ask('first');
    const route =
      'dreamfork_http_requests_total{method="GET",route="/api/story/:id/data",status="404"}';
    const before = await readValue(route);
    expect(before).toBeGreaterThan(0);
    const countSeries = async () =>
      (await scrape()).filter((line) => line.startsWith('dreamfork_http_')).length;
    const series = await countSeries();
    for (const name of ['second', 'third', '%22%7D']) await ask(name);
    expect(await countSeries()).toBe(series);
    expect(await readValue(route)).toBe(before + 3);
    expect(
      await readValue(
        'dreamfork_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/story/:id/data"}',
      ),
    ).toBe(before + 3);
  });

  test('count what authors, readers, e-mails and jobs do', async () => {
    const { send, services } = server();
    const author = await registerAccount(send, 'author');
    await services.mailer.settled();
    const { id } = await saveNew(send, author.token, { isPublic: true });
    await importStory(send, author.token, storyFileOf({ document: sampleStory }));
    const conflict = await send('PUT', `/api/StoryManagement/${id}`, {
      token: author.token,
      body: { title: 'T', content: JSON.stringify(sampleStory), version: 9 },
    });
    expect(conflict.status).toBe(409);
    const events = [{ type: 'start', nodeId }];
    for (const _ of [1, 2]) {
      await send('POST', `/api/story/${id}/events`, {
        body: { readingId: 'a reading of this test', events },
      });
      await send('GET', `/api/story/${id}/data`);
    }
    await services.jobs.record('event-purge', async () => {});
    const failing = services.jobs.record('media-upkeep', async () => {
      throw new Error('The storage does not answer.');
    });
    await expect(failing).rejects.toThrow('does not answer');
    const found = Object.fromEntries(
      (await scrape()).map((line) => line.split(/ (?=[^ ]+$)/) as [string, string]),
    );
    expect(found).toMatchObject({
      'dreamfork_story_saves_total{result="saved"}': '2',
      'dreamfork_story_saves_total{result="refused"}': '1',
      'dreamfork_story_imports_total{result="done"}': '1',
      dreamfork_readings_total: '1',
      'dreamfork_cache_lookups_total{cache="published-stories",result="miss"}': '1',
      'dreamfork_cache_lookups_total{cache="published-stories",result="hit"}': '1',
      'dreamfork_emails_total{state="sent"}': '1',
      'dreamfork_job_runs_total{name="event-purge",result="done"}': '1',
      'dreamfork_job_runs_total{name="media-upkeep",result="failed"}': '1',
    });
  });

  test('tell how busy the pools are, and what is stored', async () => {
    const { services } = server();
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const transaction = services.database.transaction().execute(() => held);
    const hashing = services.passwords.hash('Fonar2026');
    const lines = await scrape();
    finish();
    await Promise.all([transaction, hashing]);
    expect(lines).toContain('dreamfork_pool_in_use{pool="passwords"} 1');
    expect(lines).toContain('dreamfork_pool_capacity{pool="document-reads"} 2');
    expect(lines.includes('dreamfork_pool_capacity{pool="database"} 10')).toBe(
      engine === 'postgres',
    );
    for (const series of [
      'dreamfork_disk_bytes{state="free"}',
      'dreamfork_stored_bytes{storage="database"}',
      'dreamfork_service_up{service="Database"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect({ series, value: await readValue(series) }).toEqual({
        series,
        value: expect.toSatisfy((value: number) => value > 0),
      });
    }
  });
});

test('without a token or a port there are no metrics', async () => {
  const { send, stop } = await startTestServer('sqlite');
  try {
    expect((await send('GET', '/metrics')).status).toBe(404);
  } finally {
    await stop();
  }
});

test('a port of its own serves the metrics in the place of /metrics', async () => {
  const { send, services, stop } = await startTestServer('sqlite', {
    metrics: { token: undefined, port: 9464 },
  });
  const own = await createMetricsApp(services);
  try {
    await send('GET', '/health/live');
    expect((await send('GET', '/metrics')).status).toBe(404);
    expect((await own.inject('/metrics')).body).toContain('route="/health/live"');
    expect((await own.inject('/health')).statusCode).toBe(404);
  } finally {
    await own.close();
    await stop();
  }
});
