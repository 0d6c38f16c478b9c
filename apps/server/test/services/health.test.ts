import { expect, test } from 'vitest';
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
    expect(health.services[2]?.status).not.toBe('up');
  });

  test('says which service is down', async () => {
    const { services } = server();
    const configuration = { ...services.configuration, dataDirectory: '/no/such/directory' };
    const health = await checkHealth({ ...services, configuration });
    expect(health.status).toBe('error');
    expect(health.services[2]).toMatchObject({ name: 'File storage', status: 'down' });
  });
});
