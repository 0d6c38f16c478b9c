import { expect, test } from 'vitest';
import { recordAct } from '../../../src/services/audit/record-act.ts';
import { describeOnBothEngines } from '../../support/engines.ts';
import { openTestServer } from '../../support/test-server.ts';

describeOnBothEngines('the audit log', (engine) => {
  const server = openTestServer(engine);

  test('is append-only: the database refuses to change and to delete entries', async () => {
    const { services } = server();
    const { database } = services;
    const actor = { id: 'admin', name: 'admin', address: '203.0.113.7' };
    await recordAct(database, services, { action: 'users-export', actor });
    const changed = database.updateTable('audit_log').set({ actor_name: 'nobody' }).execute();
    await expect(changed).rejects.toThrow('append-only');
    await expect(database.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
    const kept = await database.selectFrom('audit_log').select('actor_name').execute();
    expect(kept).toEqual([{ actor_name: 'admin' }]);
  });
});
