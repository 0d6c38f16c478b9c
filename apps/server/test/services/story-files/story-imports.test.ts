import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessages } from '@dreamfork/api-client/contract';
import { sampleStory } from '@dreamfork/story/testing';
import { beforeEach, expect, test } from 'vitest';
import {
  changeImport,
  leaseLength,
  takeOverImports,
} from '../../../src/services/story-files/import-rows.ts';
import { registerAccount } from '../../support/accounts.ts';
import { describeOnBothEngines } from '../../support/engines.ts';
import { expectError } from '../../support/expect-error.ts';
import { picture } from '../../support/media/files.ts';
import { storyShowing } from '../../support/media/stories.ts';
import { readImport, startImport, waitForImport } from '../../support/story-files/import.ts';
import { storyFileOf } from '../../support/story-files/story-file.ts';
import { openTestServer } from '../../support/test-server.ts';

const plain = storyFileOf({ document: sampleStory });

/** A story with a picture of this width: a content that is stored already is not stored again. */
async function illustratedFile(width: number) {
  const bytes = await picture(width, 20).png().toBuffer();
  const medium = { id: 'picture-1', extension: 'png', mimeType: 'image/png', bytes };
  return storyFileOf({ document: storyShowing([medium.id]), media: [medium] });
}

/** Something that waits until it is let go. */
function createGate() {
  let open = () => {};
  let reach = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return {
    reached,
    open: () => open(),
    pass: async () => {
      reach();
      await opened;
    },
  };
}

describeOnBothEngines('imports of story files', (engine) => {
  const server = openTestServer(engine);
  let names = 0;
  let account = { id: '', token: '' };
  let illustrated = Buffer.alloc(0);
  beforeEach(async () => {
    names += 1;
    illustrated = await illustratedFile(30 + names);
    account = await registerAccount(server().send, `importer.${names}`);
  });

  /** An import that a process has left or is at. */
  async function addImport(
    row: { status: 'receiving' | 'waiting' | 'running'; leaseEndsAt: number; attempts?: number },
    file?: Uint8Array,
  ): Promise<string> {
    const { services } = server();
    const id = services.newId();
    if (file) {
      await services.imports.folders.create(id);
      await writeFile(services.imports.folders.fileOf(id), file);
    }
    await services.database
      .insertInto('story_imports')
      .values({
        id,
        owner_id: account.id,
        status: row.status,
        runner: 'another process',
        lease_ends_at: row.leaseEndsAt,
        attempts: row.attempts ?? 0,
        created_at: services.now(),
      })
      .execute();
    return id;
  }
  // A lease that ends later than any could is taken for a mistake of a clock.
  const inFuture = () => Date.now() + 1.5 * leaseLength;
  const titles = async () => {
    const { body } = await server().send('GET', '/api/story', { token: account.token });
    return body.stories.map(({ title }: { title: string }) => title);
  };
  const fileRows = () =>
    server()
      .services.database.selectFrom('media_files')
      .selectAll()
      .where('owner_id', '=', account.id)
      .execute();

  /** Stops the import at the first content that is stored. */
  function holdStorage() {
    const { storage } = server().services.media;
    const gate = createGate();
    const { write } = storage;
    storage.write = async (key, path) => {
      await gate.pass();
      await write(key, path);
    };
    return { ...gate, restore: () => Object.assign(storage, { write }) };
  }

  test('of one user are two at a time; the next begins when one is over', async () => {
    const { send } = server();
    const { token } = account;
    const hold = holdStorage();
    const first = await startImport(send, token, illustrated);
    const second = await startImport(send, token, illustrated);
    await hold.reached;
    expectError(await startImport(send, token, plain), 409, 'imports-full');
    const other = await registerAccount(send, `other.${names}`);
    expect((await startImport(send, other.token, plain)).status).toBe(200);
    hold.open();
    hold.restore();
    for (const { body } of [first, second]) {
      expect(await waitForImport(send, token, body.jobId)).toMatchObject({ status: 'succeeded' });
    }
    const third = await startImport(send, token, plain);
    expect(await waitForImport(send, token, third.body.jobId)).toMatchObject({
      status: 'succeeded',
    });
  });

  test('that are cancelled in the middle leave nothing', async () => {
    const { send, place } = server();
    const { token } = account;
    const hold = holdStorage();
    const { body } = await startImport(send, token, illustrated);
    await hold.reached;
    const cancelled = await send('DELETE', `/api/story/export/jobs/${body.jobId}`, { token });
    expect(cancelled.body).toMatchObject({ status: 'cancelled' });
    hold.open();
    hold.restore();
    await expect.poll(fileRows).toEqual([]);
    await expect.poll(() => readdir(join(place.dataDirectory, 'imports'))).toEqual([]);
    expect(await titles()).toEqual([]);
    expect(await readImport(send, token, body.jobId)).toMatchObject({ status: 'cancelled' });
  });

  // One process serves an SQLite file: it would take the import back.
  test.skipIf(engine === 'sqlite')(
    'that another process has taken over are left to it',
    async () => {
      const { send, services } = server();
      const { token } = account;
      const hold = holdStorage();
      const { body } = await startImport(send, token, illustrated);
      await hold.reached;
      await services.database
        .updateTable('story_imports')
        .set({ runner: 'another process', lease_ends_at: inFuture() })
        .where('id', '=', body.jobId)
        .execute();
      hold.open();
      hold.restore();
      await expect.poll(fileRows).toEqual([]);
      expect(await titles()).toEqual([]);
      const { id } = await services.database
        .deleteFrom('story_imports')
        .where('id', '=', body.jobId)
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(id).toBe(body.jobId);
      await services.imports.folders.remove(id);
    },
  );

  test('are taken over by one of two processes', async () => {
    const { services } = server();
    const ids = [
      await addImport({ status: 'waiting', leaseEndsAt: 0 }),
      await addImport({ status: 'running', leaseEndsAt: 0 }),
    ];
    const runners = ['one', 'two', 'three', 'four'];
    const taken = await Promise.all(
      runners.map((runner) => takeOverImports(services, { runner, isAlone: false })),
    );
    expect(
      taken
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
    const held = { id: ids[0] ?? '', runner: 'another process' };
    expect(await changeImport(services.database, held, { status: 'succeeded' })).toBe(false);
    await services.database.deleteFrom('story_imports').where('id', 'in', ids).execute();
  });

  test('go on from their file when their process has ended', async () => {
    const { send, services } = server();
    const id = await addImport({ status: 'running', leaseEndsAt: 0, attempts: 1 }, illustrated);
    await services.imports.wake();
    expect(await waitForImport(send, account.token, id)).toMatchObject({ status: 'succeeded' });
    expect(await titles()).toEqual([sampleStory.title]);
    expect(await fileRows()).toMatchObject([{ status: 0 }]);
  });

  test.each([
    ['its file had not arrived', { status: 'receiving' as const }, plain],
    ['its file is on another machine', { status: 'waiting' as const }, undefined],
    ['it ended three processes', { status: 'running' as const, attempts: 3 }, plain],
  ])('fail with a sentence where %s', async (_, row, file) => {
    const { send, services } = server();
    const id = await addImport({ ...row, leaseEndsAt: 0 }, file);
    await services.imports.wake();
    const job = await waitForImport(send, account.token, id);
    expect(job).toEqual({
      status: 'failed',
      progress: 0,
      errorMessage: errorMessages.ru['import-interrupted'],
    });
    expect(await titles()).toEqual([]);
  });

  test('name the request that brought their file, also for the log of a process that goes on', async () => {
    const { services, send } = server();
    const { body } = await startImport(send, account.token, plain);
    const row = await services.database
      .selectFrom('story_imports')
      .select('request_id')
      .where('id', '=', body.jobId)
      .executeTakeFirst();
    expect(row?.request_id).toMatch(/^[\w-]{8,}$/);
    await waitForImport(send, account.token, body.jobId);
  });

  test('are the business of their owner alone', async () => {
    const { send } = server();
    const { body } = await startImport(send, account.token, plain);
    const stranger = await registerAccount(send, `stranger.${names}`);
    for (const method of ['GET', 'DELETE'] as const) {
      const path = `/api/story/export/jobs/${body.jobId}`;
      expectError(await send(method, path, { token: stranger.token }), 404, 'not-found');
    }
    expect(await waitForImport(send, account.token, body.jobId)).toMatchObject({
      status: 'succeeded',
    });
  });
});
