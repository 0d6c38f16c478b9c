import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportJob } from '@dreamfork/api-client/contract';
import { afterEach, expect, test } from 'vitest';
import { isFullRun } from '../../../../scripts/testScope.ts';
import { describeOnEngines, makePlace, type Place } from '../support/engines.ts';
import { registration } from '../support/forms.ts';
import { picture } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';
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

type Json = ReturnType<typeof JSON.parse>;
type Sending = { method?: string; headers?: Record<string, string>; body?: string | FormData };

describeOnEngines('imports whose server is killed', (engine) => {
  let place: Place | undefined;
  let server: ServerProcess | undefined;
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await place?.remove();
  });

  const start = async () => {
    server = await startProcess({
      DATA_DIR: place?.dataDirectory ?? '',
      DATABASE_URL: place?.databaseUrl ?? '',
      JWT_SECRET: secret,
    });
  };

  async function call(path: string, token: string, init: Sending = {}): Promise<Json> {
    const headers = { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${server?.address}${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  const register = async (): Promise<string> =>
    (
      await call('/auth/register', '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(registration('importer')),
      })
    ).token;
  async function startImport(token: string): Promise<string> {
    const body = new FormData();
    body.set('file', new File([storyFile], 'Маяк.df'));
    const started = await call('/api/story/export/import/start', token, { method: 'POST', body });
    return started.jobId;
  }
  const jobOf = (token: string, id: string): Promise<ImportJob> =>
    call(`/api/story/export/jobs/${id}`, token);

  /** What the owner has: all of the story or nothing. */
  const held = async (token: string) => ({
    stories: (await call('/api/story', token)).stories.length,
    files: (await call('/api/media/files', token)).items.length,
    usedFiles: (await call('/api/media/storage/info', token)).fileCount,
  });

  test.each(moments[engine])(
    'after a share of %s go on when it starts again, and bring all or nothing',
    async (moment) => {
      place = await makePlace(engine);
      await start();
      const token = await register();
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
      await server?.end('SIGKILL');

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
