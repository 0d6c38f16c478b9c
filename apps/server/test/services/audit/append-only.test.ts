import { expect, test } from 'vitest';
import { listAudit } from '../../../src/services/audit/list-audit.ts';
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
    const other = { actor_name: 'erased-0', reason: 'another one' };
    await expect(database.updateTable('audit_log').set(other).execute()).rejects.toThrow(
      'append-only',
    );
  });

  test('lists acts of one moment in the order in which they were made', async () => {
    const { services } = server();
    const moment = services.now();
    const actor = { id: 'hurried', name: 'hurried', address: '203.0.113.8' };
    const ids = Array.from({ length: 20 }, (_, number) => `user-${number}`);
    for (const id of ids) {
      const target = { kind: 'user' as const, id, name: id };
      await recordAct(
        services.database,
        { ...services, now: () => moment },
        { action: 'user-block', actor, target },
      );
    }
    const query = { searchTerm: 'hurried', limit: 50 };
    const { items } = await listAudit(services, query);
    expect(items.map(({ target }) => target?.id)).toEqual(ids.toReversed());
  });
});
