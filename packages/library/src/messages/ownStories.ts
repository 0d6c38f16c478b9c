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
    publish: 'Опубликовать',
    hide: 'Скрыть от читателей',
    words: (count: string, plain: number) => `${count} ${plural('ru', plain, wordsRu)}`,
    statistics: 'Статистика',
    details: 'Сведения об истории',
    detailsOf: (title: string) => `Сведения об истории «${title}»`,
    more: (title: string) => `Ещё об истории «${title}»`,
    unpublishedText: (reason: string) =>
      `Модератор снял историю с публикации: ${reason} Измените её, и её можно будет опубликовать снова.`,
    appeal: 'Обжаловать решение',
    nothingFound: 'Ничего не нашлось',
    nothingFoundText: 'Среди ваших историй таких слов нет.',
    showAll: 'Показать все мои истории',
    cover: {
      label: 'Обложка',
      of: (title: string) => `Обложка истории «${title}»`,
      choose: 'Выбрать обложку',
      change: 'Сменить обложку',
      saved: 'Обложка сохранена',
      removed: 'Обложка убрана',
      failed: 'Обложка осталась прежней',
      help: 'Её видят в списке историй и в ссылках.',
      helpUnchosen:
        'Пока обложка не выбрана, её место занимает первая картинка истории, а без картинок — рисунок её карты.',
    },
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
      countReadings: 'Считать чтения',
      countReadingsHelp:
        'Без имён и адресов: куда доходят читатели и что выбирают. Если выключить, не считаются и просмотры, а прежние цифры останутся.',
      showShares: 'Показывать читателям доли выборов',
      showSharesHelp:
        'После выбора в публичной истории читатель увидит, сколько процентов выбрали так же, если выбирали не меньше 30 раз, а в конце — сколько концовок он нашёл.',
      discloseModelText: 'Говорить читателям о тексте модели',
      discloseModelTextHelp:
        'На странице истории, у её начала и в конце будет написано: «Часть текста написана с помощью модели».',
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
    view: 'List view',
    asTable: 'As a table',
    asCards: 'As cards',
    story: 'Story',
    changed: 'Changed',
    read: 'Views',
    liked: 'Likes',
    size: 'Size',
    access: 'Published',
    publish: 'Publish',
    hide: 'Hide from readers',
    words: (count: string, plain: number) => `${count} ${plural('en', plain, wordsEn)}`,
    statistics: 'Statistics',
    details: 'About the story',
    detailsOf: (title: string) => `About the story “${title}”`,
    more: (title: string) => `More about “${title}”`,
    unpublishedText: (reason: string) =>
      `A moderator took the story down: ${reason} Once you change it, you can publish it again.`,
    appeal: 'Appeal against the decision',
    nothingFound: 'Nothing found',
    nothingFoundText: 'None of your stories contain these words.',
    showAll: 'Show all my stories',
    cover: {
      label: 'Cover',
      of: (title: string) => `Cover of “${title}”`,
      choose: 'Choose a cover',
      change: 'Change the cover',
      saved: 'Cover saved',
      removed: 'Cover removed',
      failed: 'The cover stays as it was',
      help: 'Shown in the list of stories and in links.',
      helpUnchosen:
        'Until you choose one, the first picture of the story is shown, or a drawing of its map.',
    },
    form: {
      title: 'Title',
      titleMissing: 'A story without a title cannot be found. Write at least one word.',
      titleTooLong: (maximum: number) =>
        `The title is longer than ${maximum} characters. Shorten it.`,
      description: 'Description',
      descriptionHelp: 'Shown in the list of stories and in links.',
      descriptionTooLong: (maximum: number) =>
        `The description is longer than ${maximum} characters. Shorten it.`,
      tags: 'Tags',
      category: 'Genre',
      noCategory: 'No genre',
      countReadings: 'Count readings',
      countReadingsHelp:
        'How far readers get and what they choose, without names or addresses. When this is off, views are not counted either; earlier figures stay.',
      showShares: 'Show readers what others chose',
      showSharesHelp:
        'After a choice in the public story, readers see the percentage who made it, once at least 30 have chosen; at an ending they see how many endings they have found.',
      discloseModelText: 'Tell readers about text from a model',
      discloseModelTextHelp:
        'The page of the story, its beginning and its endings will say: “Partly written with a model.”',
      save: 'Save',
      cancel: 'Cancel',
      saved: 'Saved',
      failed: 'The details could not be saved',
      changedElsewhere:
        'The story was changed elsewhere. Close this window and open it again: it will show what the server holds.',
    },
  },
});
