import type { Manifest } from '../services/backups/manifest.ts';

const count = (number: number): string => number.toLocaleString('en');

/** What a backup holds, in a sentence or two. */
export function summarise({ tables, media, missingMedia, keys }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = Math.ceil(media.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2);
  const secret = keys.length > 0 ? ', the signing secret' : '';
  const missing =
    missingMedia.length > 0
      ? ` ${count(missingMedia.length)} media files that the database knows are missing or damaged in the storage.`
      : '';
  return `${count(rows)} rows of ${tables.length} tables, ${count(media.length)} media files (${count(megabytes)} MB)${secret}.${missing}`;
}
