import { defineMessages, formatCount, plural } from '@dreamfork/ui/i18n';

type Nodes = { added: number; changed: number; removed: number };

/** Messages of a second import, which updates the story of the first. */
export const updateMessages = defineMessages({
  ru: {
    offer: (title: string) => `Из этого файла у вас уже есть история «${title}».`,
    changes: ({ added, changed, removed }: Nodes) =>
      `После обновления: новых узлов — ${added}, изменённых — ${changed}, удалённых — ${removed}.`,
    nothingNew: 'Ничего нового в файле нет.',
    keepsEdits: 'Ваши правки с прошлого импорта останутся.',
    withoutBase:
      'В этом браузере не сохранилось, какой история была при прошлом импорте. Тексты, варианты и переходы возьмём из файла; узлы, которых в нём нет, расположение на карте и медиа останутся вашими.',
    conflicts: (count: number) =>
      `Изменено и вами, и в файле: ${formatCount('ru', count, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`,
    mine: 'Оставить моё',
    theirs: 'Взять из файла',
    update: (title: string) => `Обновить историю «${title}»`,
    createNew: 'Создать новую',
    before: 'До обновления из файла',
    updated: 'История обновлена',
    done: (title: string) => `Обновлено: «${title}».`,
    undo: 'Вернуть прежнюю можно отменой.',
    version: 'Прежняя сохранена в «Версиях».',
    failed: (status: string) =>
      `История не обновилась${status ? ` (${status})` : ''}. Она осталась прежней, попробуйте ещё раз.`,
    conflict: 'Историю тем временем изменили в другом окне. Выберите файл ещё раз.',
  },
  en: {
    offer: (title) => `You already have a story from this file: “${title}”.`,
    changes: ({ added, changed, removed }) =>
      `After the update: ${added} new ${plural('en', added, { one: 'node', other: 'nodes' })}, ${changed} changed, ${removed} removed.`,
    nothingNew: 'There is nothing new in the file.',
    keepsEdits: 'What you have edited since the last import stays.',
    withoutBase:
      'This browser no longer knows what the story was like at the last import. Texts, choices and connections will come from the file; nodes missing from it, positions on the map and media stay yours.',
    conflicts: (count) =>
      `Changed by you and in the file: ${formatCount('en', count, { one: 'place', other: 'places' })}`,
    mine: 'Keep mine',
    theirs: 'Use the file’s',
    update: (title) => `Update the story “${title}”`,
    createNew: 'Create a new one',
    before: 'Before the update from a file',
    updated: 'Story updated',
    done: (title) => `Updated: “${title}”.`,
    undo: 'Undo brings back the previous one.',
    version: 'The previous one is kept in “Versions”.',
    failed: (status) =>
      `The story was not updated${status ? ` (${status})` : ''}. It is as it was; try again.`,
    conflict: 'The story was changed in another window meanwhile. Choose the file again.',
  },
});
