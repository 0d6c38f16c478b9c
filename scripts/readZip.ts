import { unzipSync } from 'fflate';

/** The files of a ZIP by their names. */
export const readZip = (zip: Uint8Array): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([name, content]) => [name, Buffer.from(content)]));
