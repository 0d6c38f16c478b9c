import { defineMessages, plural } from '@dreamfork/ui/i18n';

const wordsRu = { one: 'слово', few: 'слова', many: 'слов', other: 'слова' };
const wordsEn = { one: 'word', other: 'words' };

export const ownStoryMessages = defineMessages({
  ru: {
    list: 'Мои истории',
    search: 'Поиск по моим историям',
    searchPlaceholder: 'Название, описание или тег',
    view: 'Вид списка',
    asTable: 'Таблицей',
    asCards: 'Карточками',
    story: 'История',
    changed: 'Изменена',
    read: 'Просмотры',
    liked: 'Нравится',
    size: 'Размер',
    access: 'Опубликована',
    words: (count: string, plain: number) => `${count} ${plural('ru', plain, wordsRu)}`,
    details: 'Сведения об истории',
    detailsOf: (title: string) => `Сведения об истории «${title}»`,
    more: (title: string) => `Ещё об истории «${title}»`,
    unpublishedText: (reason: string) =>
      `Модератор снял историю с публикации: ${reason} Измените её, и опубликовать снова можно будет этим же переключателем.`,
    nothingFound: 'Ничего не нашлось',
    nothingFoundText: 'Среди ваших историй таких слов нет.',
    showAll: 'Показать все мои истории',
    form: {
      title: 'Название',
      titleMissing: 'Без названия историю не найти. Напишите хотя бы одно слово.',
      titleTooLong: (maximum: number) => `Название длиннее ${maximum} знаков. Сократите его.`,
      description: 'Описание',
      descriptionHelp: 'Его видят в списке историй и в ссылках.',
      descriptionTooLong: (maximum: number) => `Описание длиннее ${maximum} знаков. Сократите его.`,
      tags: 'Теги',
      category: 'Жанр',
      noCategory: 'Без жанра',
      save: 'Сохранить',
      cancel: 'Отмена',
      saved: 'Сведения сохранены',
      failed: 'Не удалось сохранить сведения',
      changedElsewhere:
        'Историю изменили в другом месте. Закройте это окно и откройте снова: в нём будет то, что есть на сервере.',
    },
  },
  en: {
    list: 'My stories',
    search: 'Search my stories',
    searchPlaceholder: 'Title, description or tag',
    view: 'How the list looks',
    asTable: 'As a table',
    asCards: 'As cards',
    story: 'Story',
    changed: 'Changed',
    read: 'Views',
    liked: 'Likes',
    size: 'Size',
    access: 'Published',
    words: (count: string, plain: number) => `${count} ${plural('en', plain, wordsEn)}`,
    details: 'About the story',
    detailsOf: (title: string) => `About the story “${title}”`,
    more: (title: string) => `More about “${title}”`,
    unpublishedText: (reason: string) =>
      `A moderator took the story down: ${reason} Change it, and you can publish it again with the same switch.`,
    nothingFound: 'Nothing found',
    nothingFoundText: 'There are no such words among your stories.',
    showAll: 'Show all my stories',
    form: {
      title: 'Title',
      titleMissing: 'A story without a title cannot be found. Write one word at least.',
      titleTooLong: (maximum: number) =>
        `The title is longer than ${maximum} characters. Shorten it.`,
      description: 'Description',
      descriptionHelp: 'It is seen in the list of stories and in links.',
      descriptionTooLong: (maximum: number) =>
        `The description is longer than ${maximum} characters. Shorten it.`,
      tags: 'Tags',
      category: 'Genre',
      noCategory: 'No genre',
      save: 'Save',
      cancel: 'Cancel',
      saved: 'Saved',
      failed: 'It could not be saved',
      changedElsewhere:
        'The story was changed elsewhere. Close this window and open it again: it will show what the server holds.',
    },
  },
});
