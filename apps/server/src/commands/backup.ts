import { resolve } from 'node:path';
import { writeBackup } from '../services/backups/write-backup.ts';
import { runCommand } from './run-command.ts';
import { summarise } from './summary.ts';

await runCommand({
  usage: 'Name the file to write: npm run backup -- FILE',
  failure: 'No backup was made.',
  async run(argument, source) {
    const file = resolve(argument);
    const manifest = await writeBackup({ source, file, content: 'all' });
    return `Written to ${file} and read back: ${summarise(manifest)}`;
  },
});
