import { fileURLToPath } from 'node:url';
import { ApiError } from '../../api-error.ts';
import type { Load } from '../../budget.ts';
import { runsFromSource } from '../../configuration/paths.ts';
import { createDocumentPool } from '../../document/document-pool.ts';
import type { InspectedFile, Inspection, InspectionOrder } from './inspect-file.ts';

const worker = fileURLToPath(
  new URL(runsFromSource ? './inspection.worker.ts' : './inspection.worker.js', import.meta.url),
);

/** Finds out what uploaded files are. */
export type FileInspector = {
  /** @throws ApiError `media-type-unsupported`, `media-damaged` or `server-busy`. */
  inspect: (order: InspectionOrder) => Promise<InspectedFile>;
  load: () => Load;
  close: () => Promise<void>;
};

export function createFileInspector(): FileInspector {
  const pool = createDocumentPool({
    threads: 1,
    maxQueue: 50,
    timeLimit: 30_000,
    heapLimit: 256,
    filename: worker,
  });
  return {
    async inspect(order) {
      const result = (await pool.run('inspectFile', order).catch((error: unknown) => {
        // A file of this size fits, unless it is made not to.
        const isTooMuch = error instanceof ApiError && error.code === 'body-too-large';
        throw isTooMuch ? new ApiError('media-damaged', { cause: error }) : error;
      })) as Inspection;
      if (result.kind === 'refused') throw new ApiError(result.code);
      return result.file;
    },
    load: pool.load,
    close: pool.close,
  };
}
