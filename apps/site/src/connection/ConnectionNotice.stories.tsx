import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pendingAnswer, siteStory } from '../testing/siteStory.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import type { ConnectionState, ConnectionWatch } from './createConnectionWatch.ts';

const meta = {
  ...siteStory,
  title: 'Site/Connection notice',
  component: ConnectionNotice,
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A watch in one state; `probe` is what trying the server does. */
const watchIn =
  (initial: ConnectionState, probe: () => Promise<ConnectionState> = async () => initial) =>
  (): ConnectionWatch => {
    let state = initial;
    const listeners = new Set<() => void>();
    return {
      getState: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      watch: (fetch) => fetch,
      onlineChanged: () => {},
      tryAgain: async () => {
        state = await probe();
        for (const listener of listeners) listener();
      },
    };
  };

export const Good: Story = {
  parameters: { site: { watch: watchIn('good') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Slow: Story = {
  parameters: { site: { watch: watchIn('slow') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Связь медленная: ждём ответа сервера.',
    );
  },
};

export const Lost: Story = {
  tags: ['conditions'],
  parameters: { site: { watch: watchIn('lost') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Нет связи с сервером/);
    await expect(canvas.getByRole('button', { name: 'Проверить связь' })).toBeVisible();
  },
};

let probe = pendingAnswer<ConnectionState>();
let watch = watchIn('lost')();

/** A lost connection whose probe the story answers. */
const lostUntilAnswered: Pick<Story, 'parameters' | 'beforeEach'> = {
  parameters: { site: { watch: () => watch } },
  beforeEach: () => {
    probe = pendingAnswer();
    watch = watchIn('lost', () => probe.promise)();
  },
};

/** The button is pending while the server is tried. */
export const Trying: Story = {
  ...lostUntilAnswered,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Проверить связь' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-pending', 'true'));
    probe.resolve('lost');
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/Нет связи с сервером/);
  },
};

/** The notice goes when the server answers. */
export const Reconnected: Story = {
  ...lostUntilAnswered,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Нет связи с сервером/);
    probe.resolve('good');
    await watch.tryAgain();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const Dark: Story = { ...Lost, tags: [], globals: { theme: 'dark' } };
export const Creative: Story = { ...Lost, tags: [], globals: { theme: 'creative' } };

export const English: Story = {
  ...Lost,
  tags: [],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/No connection to the server/);
    await expect(canvas.getByRole('button', { name: 'Check the connection' })).toBeVisible();
  },
};
