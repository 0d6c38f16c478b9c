import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { duplicateMessages } from './features/duplicate/messages.ts';
import { StoryEditor } from './StoryEditor.tsx';
import { createMemoryServices } from './services/createMemoryServices.ts';
import { saveMessages, syncMessages } from './shell/saving.messages.ts';
import { openEditor } from './testing/storyActions.ts';
import { fullHeight, storyEditorArgs } from './testing/storyEditorParts.tsx';

const meta = {
  title: 'Editor/Saving',
  component: StoryEditor,
  parameters: {
    ...usage({
      when: 'Saving by hand, titles that are taken, and conflicts.',
      whenNot: 'The server saves by itself.',
      instead: 'Autosave of `services`.',
      keyboard: { 'Ctrl or Cmd + S': 'Saves.' },
      accessibility: 'The state of saving is shown in the top bar and announced.',
      do: 'Trust the draft: nothing is lost if saving fails.',
      dont: 'Close the page while it says that edits are unsaved.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: Ctrl + S: “Done: Story saved”, without taking the focus. Left: Orca says “Story saved” once more.',
    }),
    layout: 'fullscreen',
  },
  args: storyEditorArgs,
  decorators: [fullHeight],
} satisfies Meta<typeof StoryEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Saving tells that it succeeded and hands the id and version to the host. */
export const Save: Story = {
  args: { services: createMemoryServices() },
  play: async ({ canvasElement, args }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectToast(t(saveMessages).succeeded);
    await expect(args.onSaved).toHaveBeenCalledWith({ id: 'lighthouse', version: 4 });
    await expect(editor.getByTestId('save-status')).toHaveTextContent(t(syncMessages).saved);
  },
};

const titled: Partial<Story> = {
  args: {
    services: createMemoryServices({
      duplicate: {
        id: 'other',
        title: 'Маяк на краю карты',
        nodeCount: 12,
        wordCount: 340,
        updatedAt: '2026-11-20T10:00:00.000Z',
        freeTitle: 'Маяк на краю карты 2',
      },
    }),
  },
};

async function askAboutTheTitle(canvasElement: HTMLElement): Promise<HTMLElement> {
  const editor = await openEditor(canvasElement);
  editor.getByTestId('save-trigger').click();
  return findDialog(t(duplicateMessages).question('Маяк на краю карты'));
}

/** A dialog that fades out keeps the focus until it is gone: the keys are the editor's already. */
export const SaveWhileADialogFades: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const fading = document.createElement('div');
    fading.dataset.exiting = 'true';
    const button = fading.appendChild(document.createElement('button'));
    button.textContent = 'Закрыть';
    document.body.append(fading);
    button.focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    fading.remove();
    await expectToast(t(saveMessages).succeeded);
    await expect(editor.getByTestId('save-status')).toHaveTextContent(t(syncMessages).saved);
  },
};

/** Another story has this title: the author is told which, and Enter harms none of the two. */
export const DuplicateTitle: Story = {
  ...titled,
  play: async ({ canvasElement, args }) => {
    const question = await askAboutTheTitle(canvasElement);
    await expect(question).toHaveTextContent(
      t({
        ru: /12 узлов и 340 слов, последнее изменение: 20/,
        en: /12 nodes and 340 words, last changed .*20/,
      }),
    );
    await waitFor(() =>
      expect(
        within(question).getByRole('button', {
          name: t(duplicateMessages).rename('Маяк на краю карты 2'),
        }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith({ id: 'lighthouse', version: 4 }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Маяк на краю карты 2' }),
    ).toBeVisible();
  },
};

/** The author decides not to save. */
export const DuplicateTitleDeclined: Story = {
  ...titled,
  play: async ({ canvasElement, args }) => {
    await askAboutTheTitle(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expectToast(t(saveMessages).cancelled);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
