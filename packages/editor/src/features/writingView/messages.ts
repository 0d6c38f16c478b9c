import { defineMessages } from '@dreamfork/ui/i18n';

type Place = { number: number; of: number };
type Keys = { before: string; after: string; unwritten: string; undo: string };

/** Writing a node at full width. */
export const writingViewMessages = defineMessages({
  ru: {
    place: ({ number, of }: Place) => `Узел ${number} из ${of}`,
    moved: ({ title, number, of }: Place & { title: string }) =>
      `«${title || 'Без названия'}», узел ${number} из ${of}`,
    preview: 'Как увидит читатель',
    emptyPreview: 'Здесь появится текст узла, каким его увидит читатель.',
    connections: 'Пути узла',
    incoming: 'Сюда ведут',
    noIncoming: 'Сюда пока ничего не ведёт.',
    isStart: 'Здесь история начинается.',
    outgoing: 'Отсюда ведут',
    noOutgoing: 'Отсюда пока ничего не ведёт.',
    choices: 'Варианты',
    untitled: 'Без названия',
    nowhere: 'Пока никуда: написать продолжение',
    previous: 'Предыдущий узел',
    next: 'Следующий узел',
    unwritten: 'Следующий ненаписанный узел',
    isFirst: 'Это первый узел истории',
    isLast: 'Это последний узел истории',
    done: 'Готово',
    keys: ({ before, after, unwritten, undo }: Keys) =>
      `${before} и ${after} — к соседним узлам, ${unwritten} — к ненаписанному. Esc — готово, ${undo} потом вернёт прежний текст`,
  },
  en: {
    place: ({ number, of }) => `Node ${number} of ${of}`,
    moved: ({ title, number, of }) => `“${title || 'Untitled'}”, node ${number} of ${of}`,
    preview: 'As readers see it',
    emptyPreview: 'The text of the node will appear here as readers see it.',
    connections: 'Paths of the node',
    incoming: 'Leads here',
    noIncoming: 'Nothing leads here yet.',
    isStart: 'The story begins here.',
    outgoing: 'Leads to',
    noOutgoing: 'Nothing leads on from here yet.',
    choices: 'Choices',
    untitled: 'Untitled',
    nowhere: 'Nowhere yet: write what follows',
    previous: 'Previous node',
    next: 'Next node',
    unwritten: 'Next unwritten node',
    isFirst: 'This is the first node of the story',
    isLast: 'This is the last node of the story',
    done: 'Done',
    keys: ({ before, after, unwritten, undo }) =>
      `${before} and ${after} for the nodes beside it, ${unwritten} for an unwritten one. Esc when done, then ${undo} brings the old text back`,
  },
});
