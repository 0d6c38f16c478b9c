import { countParts, createManifest, type StoryDocument, storyFileEntries } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { downloadZip } from 'client-zip';
import { expect } from 'vitest';
import {
  type ImportJob,
  optionalContract,
  storyFileExtension,
  storyRoutes,
} from '../contract/index.ts';
import { anna, boris, lighthouseStory, unknownId } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { formWith } from './uploadFile.ts';

const { storyFiles } = optionalContract;

const isUnderWay = ({ status }: ImportJob): boolean =>
  !['succeeded', 'failed', 'cancelled'].includes(status);

const send = ({ request }: CaseContext, token: string, file: File) => {
  const { method, path } = storyFiles.importStory;
  return request({ method, path, form: formWith(file), token });
};

async function start(context: CaseContext, token: string, file: File): Promise<string> {
  const { expectContract } = context;
  const { jobId = '' } = expectContract(storyFiles.importStory, await send(context, token, file));
  return jobId;
}

/** Asks for an import until it is over. */
async function waitFor(
  { call, expectContract }: CaseContext,
  { token, jobId }: { token: string; jobId: string },
): Promise<ImportJob> {
  const ask = async () =>
    expectContract(
      storyFiles.importJob,
      await call(storyFiles.importJob, { params: { id: jobId }, token }),
    );
  await expect.poll(async () => isUnderWay(await ask())).toBe(false);
  return ask();
}

/** What every server does that offers `storyFiles`. */
export const storyFileCases: readonly ContractCase[] = [
  {
    name: 'a story is exported under its title',
    async run({ call, signIn, expectError }) {
      const params = { id: lighthouseStory.id };
      const token = await signIn(anna);
      const exported = await call(storyFiles.exportStory, { params, token });
      expect(exported.status).toBe(200);
      expect(exported.headers['content-type']).toBe('application/zip');
      expect(exported.headers['content-disposition']).toMatch(
        /^attachment; .*filename\*=UTF-8''[%\w.-]+\.df$/,
      );
      const missing = await call(storyFiles.exportStory, { params: { id: unknownId }, token });
      expectError(missing, 404, 'story-not-found');
    },
  },
  {
    name: 'an imported story is a new private one of whoever imports it',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const title = 'Привезённая история';
      const jobId = await start(context, token, await storyFile({ ...sampleStory, title }));
      const job = await waitFor(context, { token, jobId });
      expect(job).toMatchObject({ status: 'succeeded', data: { title, media: 0 } });
      const { storyId = '' } = job;
      const story = expectContract(
        storyRoutes.data,
        await call(storyRoutes.data, { params: { id: storyId }, token }),
      );
      expect(story).toMatchObject({ title, isPublic: false, version: 1 });
      const foreign = await call(storyRoutes.data, {
        params: { id: storyId },
        token: await signIn(boris),
      });
      expect(foreign.status).toBe(404);
    },
  },
  {
    name: 'an import that cannot be read fails with a sentence',
    async run(context) {
      const { signIn } = context;
      const token = await signIn(anna);
      const jobId = await start(context, token, new File(['{}'], 'Маяк.df'));
      const job = await waitFor(context, { token, jobId });
      expect(job.status).toBe('failed');
      expect(job.errorMessage).toMatch(/не файл истории/);
    },
  },
  {
    name: 'an import is cancelled while it is under way, and remains as it is when it is over',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const cancel = async (jobId: string) =>
        expectContract(
          storyFiles.cancelImport,
          await call(storyFiles.cancelImport, { params: { id: jobId }, token }),
        );
      const file = await storyFile({ ...sampleStory, title: 'Передумали' });
      const jobId = await start(context, token, file);
      // A fast server may be done before it is told to stop.
      const { status } = await cancel(jobId);
      expect(['cancelled', 'succeeded']).toContain(status);
      expect((await waitFor(context, { token, jobId })).status).toBe(status);
      expect((await cancel(jobId)).status).toBe(status);
    },
  },
  {
    name: 'a file of another name, or none, is not imported',
    async run(context) {
      const { request, signIn, expectError } = context;
      const token = await signIn(anna);
      const other = await send(context, token, new File(['x'], 'Маяк.zip'));
      expectError(other, 422, 'file-unrecognised');
      const { method, path } = storyFiles.importStory;
      const empty = new FormData();
      empty.set('title', 'Маяк');
      expectError(await request({ method, path, form: empty, token }), 400, 'request-invalid');
    },
  },
];

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A story without media as a file. */
async function storyFile(document: StoryDocument): Promise<File> {
  const story = new TextEncoder().encode(JSON.stringify(document));
  const manifest = createManifest({
    title: document.title,
    counts: countParts(document),
    exporter: 'contract',
    created: '2026-11-01T09:00:00.000Z',
    story: { size: story.length, sha256: await sha256(story) },
    media: [],
  });
  const archive = downloadZip([
    { name: storyFileEntries.manifest, input: JSON.stringify(manifest) },
    { name: storyFileEntries.story, input: story },
  ]);
  return new File([await archive.blob()], `${document.title}${storyFileExtension}`);
}
