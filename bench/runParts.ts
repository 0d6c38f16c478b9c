import { type Failure, printReport, type Row } from './report.ts';

export type Parts = Readonly<Record<string, () => Promise<readonly Row[]>>>;

/**
 * Measures the parts in sequence and prints the table. A part that fails, unhandled rejections included, is
 * listed in the table; the others are still measured, and the exit code is 1.
 */
export async function runParts(parts: Parts): Promise<void> {
  const rows: Row[] = [];
  const failures: Failure[] = [];
  let part = '';
  const note = (error: unknown) => {
    console.error(error);
    failures.push({ part, error });
  };
  process.on('unhandledRejection', note).on('uncaughtException', note);
  for (const [name, measure] of Object.entries(parts)) {
    part = name;
    console.log(`measuring ${name} …`);
    await measure().then((measured) => rows.push(...measured), note);
  }
  process.off('unhandledRejection', note).off('uncaughtException', note);
  console.log('');
  printReport(rows, failures);
  if (failures.length > 0) process.exitCode = 1;
}
