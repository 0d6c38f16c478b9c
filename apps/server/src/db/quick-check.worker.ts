import { parentPort, workerData } from 'node:worker_threads';
import SqliteConnection from 'better-sqlite3';

const connection = new SqliteConnection(String(workerData), { readonly: true });
try {
  parentPort?.postMessage(connection.pragma('quick_check(1)', { simple: true }));
} catch (error) {
  parentPort?.postMessage(error instanceof Error ? error.message : String(error));
} finally {
  connection.close();
}
