import { resolve } from 'node:path';
import { restoreBackup } from '../services/backups/restore-backup.ts';
import { runCommand } from './run-command.ts';
import { summarise } from './summary.ts';

await runCommand({
  usage: 'Name the backup: npm run restore -- FILE',
  failure: 'The backup was not restored.',
  async run(argument, target) {
    const manifest = await restoreBackup(resolve(argument), target);
    return `Restored and compared: ${summarise(manifest)} The server can start now, with the JWT_SECRET and ENCRYPTION_KEY that it had.`;
  },
});
