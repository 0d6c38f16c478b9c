import { fail, succeed } from '@dreamfork/story';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileServices, ImportJob } from '../../services/index.ts';
import { runImport } from './runImport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const story = { storyId: 'new' };

function start(jobs: ImportJob[], first: Partial<FileServices> = {}) {
  const asked: number[] = [];
  const begun = Date.now();
  const controller = new AbortController();
  const files: FileServices = {
    exportStory: async () => fail({ message: '' }),
    importStory: async () => succeed({ kind: 'job', jobId: 'job' }),
    importJob: async () => {
      asked.push(Date.now() - begun);
      return succeed(jobs[asked.length - 1] ?? { kind: 'running' });
    },
    ...first,
  };
  const onWorking = vi.fn<(share: number | undefined) => void>();
  const result = runImport(files, {
    file: new File(['{}'], 'маяк.df'),
    signal: controller.signal,
    onProgress: () => {},
    onWorking,
  });
  return { result, asked, controller, onWorking };
}

test('a story that is there at once is not asked for', async () => {
  const importStory: FileServices['importStory'] = async () => succeed({ kind: 'done', story });
  const { result, asked } = start([], { importStory });
  expect(await result).toEqual(succeed(story));
  expect(asked).toEqual([]);
});

test('a job is asked for every second until it is done', async () => {
  const { result, asked, onWorking } = start([
    { kind: 'running' },
    { kind: 'running' },
    { kind: 'done', story },
  ]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await result).toEqual(succeed(story));
  expect(asked).toEqual([1000, 2000, 3000]);
  expect(onWorking).toHaveBeenCalledOnce();
});

test('after a minute it is given up', async () => {
  const { result, asked } = start([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toEqual(fail({ kind: 'timeout' }));
  expect(asked).toHaveLength(60);
});

test('each failure has its own message', async () => {
  const failed = start([{ kind: 'failed', message: 'Повреждён архив' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await failed.result).toEqual(fail({ kind: 'failed', message: 'Повреждён архив' }));
  const refused = start([], { importStory: async () => fail({ message: '', status: 413 }) });
  expect(await refused.result).toEqual(fail({ kind: 'refused', message: '', status: 413 }));
});

test('a server that tells how far it is has a minute from each step', async () => {
  const steps = [0.1, 0.1, 0.4].flatMap((progress) =>
    Array.from({ length: 50 }, (): ImportJob => ({ kind: 'running', progress })),
  );
  const { result, asked, onWorking } = start([...steps, { kind: 'done', story }]);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await result).toEqual(fail({ kind: 'timeout' }));
  expect(asked).toHaveLength(61);
  expect(onWorking).toHaveBeenLastCalledWith(0.1);

  const quick = start([...steps.slice(50), { kind: 'done', story }]);
  await vi.advanceTimersByTimeAsync(101_000);
  expect(await quick.result).toEqual(succeed(story));
});

test('called off, it tells the server, whose story may have come already', async () => {
  const cancelImport = vi.fn<NonNullable<FileServices['cancelImport']>>(async () =>
    succeed({ kind: 'failed', message: '' }),
  );
  const stopped = start([], { cancelImport });
  await vi.advanceTimersByTimeAsync(500);
  stopped.controller.abort();
  expect(await stopped.result).toEqual(fail({ kind: 'aborted' }));
  expect(cancelImport).toHaveBeenCalledWith('job');

  const late = start([], { cancelImport: async () => succeed({ kind: 'done', story }) });
  await vi.advanceTimersByTimeAsync(500);
  late.controller.abort();
  expect(await late.result).toEqual(succeed(story));
});

test('called off, it stops asking and leaves no timer', async () => {
  const { result, asked, controller } = start([]);
  await vi.advanceTimersByTimeAsync(1500);
  controller.abort();
  expect(await result).toEqual(fail({ kind: 'aborted' }));
  expect(asked).toEqual([1000]);
  expect(vi.getTimerCount()).toBe(0);
});
