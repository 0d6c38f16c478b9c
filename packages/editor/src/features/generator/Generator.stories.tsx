import { fail } from '@dreamfork/story';
import { expectToast, findDialog, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { annaModels } from '../../api/testing/annaServices.ts';
import { writingMessages } from '../../components/modelProgress/messages.ts';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { createGate } from '../../testing/createGate.ts';
import { storyGenerator } from '../../testing/mediaServices.ts';
import { mockModels } from '../../testing/mockModels.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { generatorMessages } from './messages.ts';

const services = { generator: storyGenerator() };
const failing = {
  generator: storyGenerator({ generate: async () => fail({ message: 'Модель не отвечает' }) }),
};
const gate = createGate();

const meta = {
  title: 'Editor/Text generator',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'Text from templates, or from a model where there is one.',
      whenNot: 'The text is written by hand.',
      instead: 'PropertiesPanel.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'What is generated is shown before it is taken.',
      do: 'Keep templates of your own.',
      dont: 'Overwrite a text without asking.',
    }),
    layout: 'fullscreen',
  },
  args: {
    services,
    prepare: ({ workspace }) => workspace.openDialog('generator', { nodeId: 'foot' }),
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => within(await findDialog(t(generatorMessages).title));

let workspace: EditorContextValue['workspace'];

/** What is asked for, and the result. */
const shown = async () => {
  const dialog = await open();
  return [t(generatorMessages).prompt, t(generatorMessages).result].map(
    (name) => dialog.getByRole<HTMLTextAreaElement>('textbox', { name }).value,
  );
};

/** The first model is chosen by itself; of a result for a choice node four lines become choices. */
export const Choices: Story = {
  play: async ({ canvas }) => {
    const dialog = await open();
    await expect(await dialog.findByRole('button', { name: /qwen3:8b/ })).toBeVisible();
    await userEvent.type(
      dialog.getByRole('textbox', { name: t(generatorMessages).prompt }),
      'Куда дальше',
    );
    await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).generate }));
    const result = dialog.getByRole<HTMLTextAreaElement>('textbox', {
      name: t(generatorMessages).result,
    });
    await waitFor(() => expect(result.value).toContain('Переждать'));
    await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).use }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
  },
};

/** Without a node the result becomes a new one; a request can be kept as a template. */
export const NewNode: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('generator', { nodeId: null }) },
  play: async ({ canvas }) => {
    const dialog = await open();
    await dialog.findByRole('button', { name: /qwen3:8b/ });
    await userEvent.type(
      dialog.getByRole('textbox', { name: t(generatorMessages).prompt }),
      'Гроза над маяком',
    );
    await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).save }));
    await expectToast(t(generatorMessages).saved);
    await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).generate }));
    const result = dialog.getByRole<HTMLTextAreaElement>('textbox', {
      name: t(generatorMessages).result,
    });
    await waitFor(() => expect(result.value).toContain('Подняться'));
    await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).useNew }));
    await waitFor(() =>
      expect(canvas.getByTestId('story-text')).toHaveTextContent(
        `${t({ ru: 'Новый текст', en: 'New text' })} Подняться к фонарю`,
      ),
    );
  },
};

/** What was asked for and not taken over is there again, for the node that it was asked for. */
export const KeptWhenClosed: Story = {
  args: {
    prepare: (editor) => {
      ({ workspace } = editor);
      workspace.openDialog('generator', { nodeId: 'foot' });
    },
  },
  play: async () => {
    await ask(await open());
    await waitFor(async () => expect(await shown()).toEqual(['Гроза', expect.stringMatching(/./)]));
    const before = await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    workspace.openDialog('generator', { nodeId: null });
    await expect(await shown()).toEqual(['', '']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    workspace.openDialog('generator', { nodeId: 'foot' });
    await expect(await shown()).toEqual(before);
  },
};

/** A failure stands in the box of the result. */
export const NoAnswer: Story = {
  args: { services: failing },
  play: async () => {
    const dialog = await open();
    await dialog.findByRole('button', { name: /qwen3:8b/ });
    await userEvent.type(
      dialog.getByRole('textbox', { name: t(generatorMessages).prompt }),
      'Гроза',
    );
    await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).generate }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: t(generatorMessages).result })).toHaveValue(
        t(generatorMessages).failed('Модель не отвечает'),
      ),
    );
  },
};

const paced = (queued = 0): Pick<Story, 'args' | 'beforeEach'> => ({
  args: { services: annaModels },
  beforeEach: ({ msw }) => {
    gate.reset();
    msw.use(...mockModels({ pace: gate.wait, queued }));
  },
});

const ask = async (dialog: Awaited<ReturnType<typeof open>>) => {
  await dialog.findByRole('button', { name: /qwen3:8b/ });
  await userEvent.type(dialog.getByRole('textbox', { name: t(generatorMessages).prompt }), 'Гроза');
  await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).generate }));
  return dialog.getByRole<HTMLTextAreaElement>('textbox', { name: t(generatorMessages).result });
};

/** Where the server can, the place in the queue is told and the answer appears as it is written. */
export const Streaming: Story = {
  ...paced(1),
  play: async ({ canvas }) => {
    const dialog = await open();
    const result = await ask(dialog);
    gate.pass(1);
    await dialog.findByRole('progressbar', { name: t(writingMessages).queued(1) });
    gate.pass(6);
    await waitFor(() => expect(result).toHaveValue('Лестница скрипит под ногами. Снизу '));
    await expect(result).toHaveAttribute('readonly');
    await waitFor(() =>
      expect(dialog.getByTestId('announcements')).toHaveTextContent(
        /^Лестница скрипит под ногами\.$/,
      ),
    );
    gate.pass(20);
    await waitFor(() => expect(result.value).toMatch(/остывшим маслом\.$/));
    await waitFor(() =>
      expect(dialog.getByTestId('announcements')).toHaveTextContent(
        t(generatorMessages).writtenText,
      ),
    );
    await expect(result).not.toHaveAttribute('readonly');
    await expect(canvas.getByTestId('steps')).toHaveTextContent('0');
  },
};

/** Escape stops the text and leaves the dialog open; nothing of the answer stays. */
export const Stopped: Story = {
  ...paced(),
  play: async () => {
    const dialog = await open();
    const result = await ask(dialog);
    gate.pass(3);
    await waitFor(() => expect(result).toHaveValue('Лестница скрипит '));
    await waitFor(() => expect(isInView(result)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await dialog.findByRole('button', { name: t(generatorMessages).generate });
    await expect(result).toHaveValue('');
    await expect(dialog.getByTestId('announcements')).toHaveTextContent(
      t(writingMessages).cancelled,
    );
    gate.pass(30);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Whether at least its first lines are within the part of the window that the dialog scrolls in. */
const isInView = (element: HTMLElement): boolean => {
  const { left, top, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + 4, top + Math.min(height, 40));
  return element.contains(found);
};

/** On a phone the answer comes into view when it begins. */
export const OnAPhone: Story = {
  ...Stopped,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

const keepTemplate = async (dialog: Awaited<ReturnType<typeof open>>) => {
  await userEvent.type(
    dialog.getByRole('textbox', { name: t(generatorMessages).prompt }),
    'Гроза над морем',
  );
  await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).save }));
  await expectToast(t(generatorMessages).saved);
  await userEvent.click(
    dialog.getByRole('button', { name: new RegExp(`${t(generatorMessages).template}$`) }),
  );
  await userEvent.click(await screen.findByRole('option', { name: 'Гроза над морем' }));
};

/** A template of the author's own is renamed, and after a question deleted; those of the server are not. */
export const OwnTemplates: Story = {
  args: { services: annaModels },
  beforeEach: ({ msw }) => msw.use(...mockModels()),
  tags: ['conditions', 'panel'],
  parameters: picturedPanel,
  play: async () => {
    const dialog = await open();
    await keepTemplate(dialog);
    await userEvent.click(
      await dialog.findByRole('button', {
        name: t(generatorMessages).renameTemplate('Гроза над морем'),
      }),
    );
    const naming = within(await findDialog(t(generatorMessages).renameTitle));
    const field = naming.getByRole('textbox', { name: t(generatorMessages).renameLabel });
    await userEvent.clear(field);
    await userEvent.type(field, 'Шторм');
    await userEvent.click(naming.getByRole('button', { name: t(generatorMessages).rename }));
    await expectToast(t(generatorMessages).renamed);
    await userEvent.click(
      await dialog.findByRole('button', { name: t(generatorMessages).removeTemplate('Шторм') }),
    );
    const question = within(
      await screen.findByRole('alertdialog', {
        name: t(generatorMessages).removeQuestion('Шторм'),
      }),
    );
    await userEvent.click(question.getByRole('button', { name: t(generatorMessages).remove }));
    await expectToast(t(generatorMessages).removed);
    await expect(
      dialog.queryByRole('button', {
        name: t({ ru: /Удалить шаблон/, en: /Delete the template/ }),
      }),
    ).toBeNull();
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(`${t(generatorMessages).template}$`) }),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Развилка' }));
    await expect(
      dialog.queryByRole('button', {
        name: t({ ru: /Удалить шаблон/, en: /Delete the template/ }),
      }),
    ).toBeNull();
    // The picture shows the dialog, whatever time the toasts have left.
    const toasts = within(
      screen.getByRole('region', {
        name: t({ ru: /Уведомления/, en: /Notifications/ }),
        hidden: true,
      }),
    );
    for (const close of toasts.getAllByRole('button', {
      name: t({ ru: 'Закрыть', en: 'Close' }),
      hidden: true,
    })) {
      await userEvent.click(close);
    }
    await waitFor(() =>
      expect(
        screen.queryByText(
          t({ ru: /^Шаблон (сохранён|удалён)$/, en: /^Template (saved|deleted)$/ }),
        ),
      ).toBeNull(),
    );
  },
};
