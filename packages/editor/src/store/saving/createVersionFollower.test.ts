import { sampleStory } from '@dreamfork/story/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { sharedServer } from '../../testing/sharedServer.ts';
import { createVersionFollower, lookInterval } from './createVersionFollower.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser with two tabs that hear each other. */
function openBrowser({ isVisible = true } = {}) {
  const server = sharedServer(sampleStory);
  const ears = new Set<(event: { data: unknown }) => void>();
  const open = () => {
    const tab = createTestEditor({
      story: { id: 'story', version: 4 },
      services: server.services,
    });
    const looks = vi.fn(tab.persistence.followServer);
    let ear = (_event: { data: unknown }) => {};
    const channel = {
      addEventListener: (_type: string, listener: unknown) => {
        ear = listener as typeof ear;
        ears.add(ear);
      },
      postMessage: (data: unknown) => {
        for (const other of ears) if (other !== ear) other({ data });
      },
      close: () => ears.delete(ear),
    };
    const follower = createVersionFollower({
      session: tab.session,
      followServer: looks,
      channel,
      isVisible: () => isVisible,
    });
    return { ...tab, looks, follower, channel };
  };
  return { one: open(), other: open(), server };
}

const titleOf = ({ session }: Pick<ReturnType<typeof createTestEditor>, 'session'>) =>
  session.getState().document.title;

test('what one tab saves, the other shows', async () => {
  const { one, other } = openBrowser();
  one.edits.updateStory({ title: 'Отсюда' });
  await one.persistence.saveQuietly();
  await vi.waitFor(() => expect(titleOf(other)).toBe('Отсюда'));
  expect(one.looks).not.toHaveBeenCalled();
});

test('news of other stories, of known versions and of no sense are passed over', () => {
  const { one, other } = openBrowser();
  for (const news of [
    { storyId: 'other', version: 9 },
    { storyId: 'story', version: 4 },
    { storyId: 'story' },
    null,
    'saved',
  ]) {
    one.channel.postMessage(news);
  }
  expect(other.looks).not.toHaveBeenCalled();
});

test('a tab in view looks at the server from time to time, a hidden one does not', async () => {
  const { one } = openBrowser();
  await vi.advanceTimersByTimeAsync(lookInterval);
  expect(one.looks).toHaveBeenCalledTimes(1);
  one.follower.stop();
  await vi.advanceTimersByTimeAsync(lookInterval);
  expect(one.looks).toHaveBeenCalledTimes(1);

  const hidden = openBrowser({ isVisible: false });
  await vi.advanceTimersByTimeAsync(lookInterval);
  expect(hidden.one.looks).not.toHaveBeenCalled();
});
