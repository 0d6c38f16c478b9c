import { fail, findNode, mediaPath, setNodeMedia, succeed } from '@dreamfork/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../../EditorContext.tsx';
import type { LibraryFile, MediaLibraryServices } from '../../../services.ts';
import { pictureAddress, storyMedia } from '../../../testing/mediaServices.ts';
import { PanelRoom } from '../../../testing/PanelRoom.tsx';
import { findDialog } from '../../../testing/storyActions.ts';

const file = (id: string, fileName: string, part: Partial<LibraryFile> = {}): LibraryFile => ({
  id,
  url: mediaPath(id),
  fileName,
  mimeType: 'image/png',
  fileSize: 188_416,
  placeholder: 'zscFDIII+AiKiIdyi4g4j3IBpw==',
  description: '',
  isKept: false,
  uploadedAt: '2026-10-12T08:30:00.000Z',
  ...part,
});

const lantern = file('lantern', 'Фонарь.png', { description: 'Фонарь маяка' });
const tide = file('tide', 'Прилив.png');
const voice = file('voice', 'Голос.mp3', { mimeType: 'audio/mpeg', fileSize: 2_097_152 });

/** A library in memory, in which the lantern is shown by the node `lamp`. */
function library(parts: Partial<MediaLibraryServices> = {}) {
  let files = [lantern, tide, voice];
  const services: MediaLibraryServices = {
    list: async ({ search, type }) => {
      const items = files
        .filter(({ fileName }) => fileName.toLowerCase().includes(search.toLowerCase()))
        .filter(({ mimeType }) => type === 'all' || mimeType.startsWith(type));
      return succeed({ items, total: items.length });
    },
    uses: async (id) =>
      succeed(
        id === 'lantern'
          ? [
              { storyId: 'lighthouse', title: 'Маяк', nodes: [{ id: 'lamp', title: 'Фонарная' }] },
              { storyId: 'other', title: 'Трамвай', nodes: [] },
            ]
          : [],
      ),
    change: async (id, change) => succeed({ ...file(id, ''), ...change }),
    remove: async (id) => {
      files = files.filter((one) => one.id !== id);
      return succeed(null);
    },
    ...parts,
  };
  return {
    media: {
      ...storyMedia(),
      storage: async () => succeed({ usedBytes: 104_857_600, totalBytes: 1_073_741_824 }),
      sign: async (paths: string[]) =>
        succeed(paths.map((path) => ({ path, address: pictureAddress, endsAt: 8.64e15 }))),
      library: services,
    },
  };
}

const open = (nodeId: string | null) => (editor: EditorContextValue) => {
  const { session, workspace } = editor;
  session.edit({
    label: 'set-media',
    operation: (story) =>
      setNodeMedia(story, {
        nodeId: 'lamp',
        mediaNodeId: null,
        media: [
          {
            id: 'lantern',
            mediaType: 'image',
            url: lantern.url,
            title: '',
            description: 'Свет в башне',
            fileName: lantern.fileName,
            fileSize: lantern.fileSize,
            mimeType: lantern.mimeType,
            order: 0,
            isActive: true,
          },
        ],
      }),
  });
  held.editor = editor;
  workspace.openDialog('library', { nodeId });
};

const held: { editor: EditorContextValue | null } = { editor: null };

const mediaOf = (id: string) => {
  const document = held.editor?.session.getState().document;
  return document ? findNode(document, id)?.media : undefined;
};

const meta = {
  title: 'Editor/Media library',
  component: PanelRoom,
  args: { services: library(), prepare: open(null) },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Search and storage; a file tells where it is used. */
export const Files: Story = {
  play: async () => {
    const dialog = await findDialog('Мои файлы');
    const view = within(dialog);
    await waitFor(() => expect(view.getByText('3 файла')).toBeVisible());
    await expect(await view.findByText(/^100,00 МБ из 1\s024,00 МБ$/)).toBeVisible();
    await userEvent.type(view.getByRole('searchbox'), 'фонарь');
    await waitFor(() => expect(view.getByText('1 файл')).toBeVisible());
    await userEvent.click(view.getByRole('button', { name: 'Подробнее о файле: Фонарь.png' }));
    await expect(await view.findByText('Трамвай')).toBeVisible();
    await expect(view.getByRole('button', { name: 'Удалить файл' })).toBeDisabled();
    await userEvent.click(view.getByRole('button', { name: 'Фонарная' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByTestId('selected')).toHaveTextContent('lamp');
  },
};

/** From a node a file is chosen with one press. */
export const ChooseForNode: Story = {
  args: { services: library(), prepare: open('keeper') },
  play: async () => {
    const view = within(await findDialog('Мои файлы'));
    await userEvent.click(await view.findByRole('button', { name: 'Выбрать файл: Голос.mp3' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(mediaOf('keeper')).toMatchObject([{ url: voice.url, fileName: 'Голос.mp3' }]);
  },
};

/** A file is replaced wherever the story shows it; what was written about it stays. */
export const ReplaceEverywhere: Story = {
  args: { services: library() },
  play: async () => {
    const view = within(await findDialog('Мои файлы'));
    await userEvent.click(
      await view.findByRole('button', { name: 'Подробнее о файле: Фонарь.png' }),
    );
    await userEvent.click(await view.findByRole('button', { name: 'Заменить во всей истории' }));
    await userEvent.click(await view.findByRole('button', { name: 'Выбрать файл: Прилив.png' }));
    await waitFor(() =>
      expect(mediaOf('lamp')).toMatchObject([
        { url: tide.url, fileName: 'Прилив.png', description: 'Свет в башне' },
      ]),
    );
  },
};

/** A file is renamed, and one that nothing uses is deleted after a question. */
export const RenameAndDelete: Story = {
  args: { services: library() },
  play: async () => {
    const view = within(await findDialog('Мои файлы'));
    await userEvent.click(
      await view.findByRole('button', { name: 'Подробнее о файле: Прилив.png' }),
    );
    const name = await view.findByLabelText('Имя файла');
    await userEvent.clear(name);
    await expect(view.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    await userEvent.type(name, 'Отлив.png');
    await userEvent.click(view.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.getByText('Изменения файла сохранены')).toBeVisible());
    await userEvent.click(view.getByRole('button', { name: 'Удалить файл' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Удалить файл «Прилив.png»?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(view.getByText('2 файла')).toBeVisible());
  },
};

const changes: unknown[] = [];

/** What was written about a file is saved by Escape too. */
export const LeftUnsaved: Story = {
  args: {
    services: library({
      change: async (id, part) => {
        changes.push(part);
        return succeed({ ...file(id, ''), ...part });
      },
    }),
  },
  beforeEach: () => {
    changes.length = 0;
  },
  play: async () => {
    const view = within(await findDialog('Мои файлы'));
    await userEvent.click(
      await view.findByRole('button', { name: 'Подробнее о файле: Прилив.png' }),
    );
    await userEvent.type(await view.findByLabelText('Описание'), 'Волны у скал');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(changes).toEqual([
      { fileName: 'Прилив.png', description: 'Волны у скал', isKept: false },
    ]);
  },
};

/** Nothing has been uploaded yet. */
export const Empty: Story = {
  args: { services: library({ list: async () => succeed({ items: [], total: 0 }) }) },
  play: async () => {
    const view = within(await findDialog('Мои файлы'));
    await waitFor(() => expect(view.getByText('Файлов пока нет')).toBeVisible());
  },
};

/** The list is on its way. */
export const Slow: Story = {
  args: { services: library({ list: () => new Promise(() => {}) }) },
  play: async () => {
    const view = within(await findDialog('Мои файлы'));
    await expect(await view.findByRole('progressbar', { name: 'Файлы загружаются' })).toBeVisible();
  },
};

/** The list does not come: what happened, and another try. */
export const Failing: Story = {
  args: { services: library({ list: async () => fail({ message: 'Сервер не отвечает' }) }) },
  play: async () => {
    const view = within(await findDialog('Мои файлы'));
    await waitFor(() => expect(view.getByText('Список файлов не загрузился')).toBeVisible());
    await expect(view.getByText('Сервер не отвечает')).toBeVisible();
    await expect(view.getByRole('button', { name: 'Попробовать снова' })).toBeVisible();
  },
};
