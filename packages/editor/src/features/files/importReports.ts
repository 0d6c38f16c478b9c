import type { ImportReport, ReportNote } from '@dreamfork/story/formats';
import { type DBSchema, openDB } from 'idb';

/** The report of an import, as long as its story has it. */
type KeptReport = {
  storyId: string;
  report: ImportReport;
  /** In milliseconds. */
  keptAt: number;
};

interface Reports extends DBSchema {
  reports: { key: string; value: KeptReport };
}

/** A browser keeps the reports of so many stories, the latest ones. */
const mostReports = 50;
/** The notes of each kind; they are sorted by how often they occur. */
const mostNotes = 200;

const firstNotes = (notes: readonly ReportNote[]): ReportNote[] => notes.slice(0, mostNotes);

const open = () =>
  openDB<Reports>('dreamfork-import-reports', 1, {
    upgrade: (database) => {
      database.createObjectStore('reports', { keyPath: 'storyId' });
    },
  });

async function withDatabase<Value>(
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Keeps the report of a story in this browser until the author dismisses it. */
export const keepReport = (storyId: string, report: ImportReport): Promise<void> =>
  withDatabase(async (database) => {
    const { simplified, broken } = report;
    await database.put('reports', {
      storyId,
      report: { ...report, simplified: firstNotes(simplified), broken: firstNotes(broken) },
      keptAt: Date.now(),
    });
    const all = await database.getAll('reports');
    const oldest = all.sort((one, other) => other.keptAt - one.keptAt).slice(mostReports);
    await Promise.all(oldest.map((each) => database.delete('reports', each.storyId)));
  });

export const readReport = (storyId: string): Promise<ImportReport | null> =>
  withDatabase(async (database) => (await database.get('reports', storyId))?.report ?? null);

export const dismissReport = (storyId: string): Promise<void> =>
  withDatabase((database) => database.delete('reports', storyId));
