import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportJob } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { isFullRun } from '../../../../scripts/testScope.ts';
import { registerAccount } from '../support/accounts.ts';
import { describeOnEngines, type Place, placeOfTest } from '../support/engines.ts';
import { picture } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { processOfTest, type ServerProcess } from '../support/server-process.ts';
import { storyFileOf } from '../support/story-files/story-file.ts';

const files = isFullRun ? 60 : 24;
const secret = 'one secret for every life of the server';

/** Shares of the work after which the server is killed. With PostgreSQL the next one waits for the lease to end. */
const moments = { sqlite: isFullRun ? [0, 0.2, 0.5, 0.75] : [0.5], postgres: [0.2, 0.75] };

const pictures = await Promise.all(
  Array.from({ length: files }, (_, index) =>
    picture(200 + index, 150)
      .png()
      .toBuffer(),
  ),
);
const media = pictures.map((bytes, index) => ({
  id: `picture-${index}`,
  extension: 'png',
  mimeType: 'image/png',
  bytes,
}));
const storyFile = storyFileOf({ document: storyShowing(media.map(({ id }) => id)), media });

describeOnEngines('imports whose server is killed', (engine) => {
  let place: Place;
  let server: ServerProcess;

  const start = async () => {
    server = await processOfTest({
      DATA_DIR: place.dataDirectory,
      DATABASE_URL: place.databaseUrl ?? '',
      JWT_SECRET: secret,
    });
  };

  const get = async (path: string, token: string) => {
    const { status, body, text } = await server.send('GET', path, { token });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return body;
  };
  async function startImport(token: string): Promise<string> {
    const form = new FormData();
    form.set('file', new File([storyFile], 'Маяк.df'));
    const path = '/api/story/export/import/start';
    return (await server.send('POST', path, { token, form })).body.jobId;
  }
  const jobOf = (token: string, id: string): Promise<ImportJob> =>
    get(`/api/story/export/jobs/${id}`, token);

  /** What the owner has: all of the story or nothing. */
  const held = async (token: string) => ({
    stories: (await get('/api/story', token)).stories.length,
    files: (await get('/api/media/files', token)).items.length,
    usedFiles: (await get('/api/media/storage/info', token)).fileCount,
  });

  test.each(moments[engine])(
    'after a share of %s go on when it starts again, and bring all or nothing',
    async (moment) => {
      place = await placeOfTest(engine);
      await start();
      const { token } = await registerAccount(server.send, 'importer');
      const jobId = await startImport(token);
      await expect
        .poll(
          async () => {
            const { status, progress = 0 } = await jobOf(token, jobId);
            return status === 'succeeded' || progress >= moment;
          },
          { interval: 5 },
        )
        .toBe(true);
      await server.end('SIGKILL');

      await start();
      const before = await held(token);
      expect([before.stories > 0, before.files > 0]).toEqual(
        before.stories === 1 ? [true, true] : [false, false],
      );
      await expect
        .poll(async () => (await jobOf(token, jobId)).status, { interval: 50 })
        .toBe('succeeded');
      // The page of files is shorter than their number.
      expect(await held(token)).toMatchObject({ stories: 1, usedFiles: files });
      const imports = join(place.dataDirectory, 'imports');
      await expect.poll(() => readdir(imports)).toEqual([]);
    },
  );
});
