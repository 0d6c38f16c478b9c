import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { checkHealth } from '../../src/services/health.ts';
import { describeOnEngines } from '../support/engines.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnEngines('health', (engine) => {
  const server = openTestServer(engine);

  test('names each service and how long it took', async () => {
    const health = await checkHealth(server().services);
    expect(health).toMatchObject({
      status: 'ok',
      services: [
        { name: 'API', status: 'up' },
        { name: 'Database', status: 'up' },
        { name: 'File storage', status: 'up' },
        { name: 'Disk', status: 'up' },
      ],
    });
  });

  test('tells free space, and that there is none', async () => {
    const { services } = server();
    const { disk } = await checkHealth(services);
    expect(disk?.freeBytes).toBeGreaterThan(0);
    expect(disk?.totalBytes).toBeGreaterThanOrEqual(disk?.freeBytes ?? 0);
    // A file system that has no space at all.
    const configuration = { ...services.configuration, dataDirectory: '/proc' };
    const health = await checkHealth({ ...services, configuration });
    expect(health.status).toBe('error');
    expect(health.disk?.freeBytes).toBe(0);
    expect(health.services[1]?.status).toBe('up');
    expect(health.services[3]).toMatchObject({ name: 'Disk', status: 'degraded' });
  });

  test('answers load balancers by what authors and readers need', async () => {
    const { send, services } = server();
    const ready = async () => {
      // Past what is kept of the last answer.
      const time = services.now() + 2000;
      services.now = () => time;
      return (await send('GET', '/health/ready')).status;
    };
    const { storage } = services.media;
    expect(await ready()).toBe(200);
    const check = vi.spyOn(storage, 'check').mockRejectedValue(new Error('not mounted'));
    expect(await ready()).toBe(503);
    expect((await send('GET', '/health/live')).status).toBe(200);
    check.mockRestore();
    expect(await ready()).toBe(200);
    expect((await send('GET', '/health')).body).not.toHaveProperty('disk');
  });

  test.runIf(engine === 'postgres')('is down where the database can only be read', async () => {
    const { services } = server();
    await services.database.connection().execute(async (database) => {
      await sql`set default_transaction_read_only = on`.execute(database);
      const health = await checkHealth({ ...services, database });
      expect(health.services[1]).toMatchObject({ name: 'Database', status: 'down' });
      await sql`set default_transaction_read_only = off`.execute(database);
    });
  });

  test('is down where the nightly check found the database damaged', async () => {
    const { services } = server();
    const quickCheck = { ...services.quickCheck, damage: () => new Error('damaged') };
    const health = await checkHealth({ ...services, quickCheck });
    expect(health.services[1]).toMatchObject({ name: 'Database', status: 'down' });
  });

  test('says which service is down', async () => {
    const { services } = server();
    const configuration = { ...services.configuration, dataDirectory: '/no/such/directory' };
    const health = await checkHealth({ ...services, configuration });
    expect(health.status).toBe('error');
    expect(health.services[2]).toMatchObject({ name: 'File storage', status: 'down' });
  });
});
