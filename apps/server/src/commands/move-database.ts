import { moveDatabase } from '../services/backups/move-database.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  usage: 'Name the empty PostgreSQL database: npm run move-database -- postgres://user@host/name',
  failure: 'The database was not moved; the SQLite file is as it was.',
  async run(databaseUrl, { dataDirectory }) {
    if (!/^postgres(?:ql)?:\/\//.test(databaseUrl)) {
      throw new Error('The address must start with postgres:// or postgresql://.');
    }
    const tables = await moveDatabase({ dataDirectory, databaseUrl });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `Moved and compared: ${rows.toLocaleString('en')} rows of ${tables.length} tables. Start the server with this address as DATABASE_URL and the same secret as JWT_SECRET: where you have set none, it is the content of ${dataDirectory}/jwt-secret. Media stay where they are.`;
  },
});
