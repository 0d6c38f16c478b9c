import type { OutlineNoteCode } from '@dreamfork/story/formats';
import { defineMessages, formatCount, plural } from '@dreamfork/ui/i18n';

type NoteMessages = Record<OutlineNoteCode, (name: string) => string>;

export const textModeMessages = defineMessages({
  ru: {
    title: 'История текстом',
    text: 'Строка с ## — узел, «- [вариант](#имя)» — вариант, «-> [узел](#имя)» — переход без выбора. Имя узла стоит в скобках {#…}: с ним заголовок можно менять свободно.',
    field: 'Текст истории',
    scope: 'Что в тексте',
    whole: 'Вся история',
    selection: (count: number) =>
      `Выделенное: ${formatCount('ru', count, { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' })}`,
    changes: 'Что изменится',
    unchanged: 'Пока ничего: измените текст или вставьте свой.',
    reordered: 'Изменится только порядок узлов.',
    notes: 'На что обратить внимание',
    line: (line: number) => `Строка ${line}`,
    removed: (count: number) =>
      `${plural('ru', count, { one: 'Будет удалён', few: 'Будут удалены', many: 'Будут удалены', other: 'Будут удалены' })} ${formatCount('ru', count, { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' })}`,
    removeTitle: (count: number) =>
      `Удалить ${formatCount('ru', count, { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' })}?`,
    removeText: (names: string) =>
      `Их заголовков в тексте больше нет: ${names}. Отмена правки вернёт их.`,
    untitled: 'без названия',
    andMore: (count: number) => `и ещё ${count}`,
    remove: 'Удалить и принять',
    take: 'Принять',
    close: 'Закрыть',
    startOver: 'Начать заново',
    startOverText:
      'Текст снова станет таким, как история сейчас. Правки, которые вы не приняли, пропадут.',
    kept: 'Это текст, который вы ещё не приняли.',
    taken: 'Текст принят',
    takenText: 'Одна отмена вернёт историю, какой она была.',
    codes: {
      'target-created': (name: string) => `заголовка «${name}» нет, появится новый узел`,
      'target-removed': (name: string) =>
        `узел «${name}» удаляется, вариант останется без перехода`,
      'anchor-repeated': (name: string) =>
        `имя узла «${name}» уже занято выше, это будет новый узел`,
      'start-kept': (name: string) =>
        `заголовка начала «${name}» нет, но удалить начало нельзя: узел останется`,
      'connection-to-self': (name: string) =>
        `узел «${name}» ведёт сам в себя, такого перехода не будет`,
      'text-before-heading': () =>
        'этот текст не относится ни к одному узлу: поставьте перед ним заголовок ##',
      'no-heading': () => 'нет ни одного заголовка: начните узел строкой «## Название»',
      'too-large': () => 'текст слишком велик: не больше 30 000 узлов и 100 000 переходов',
    } satisfies NoteMessages,
  },
  en: {
    title: 'The story as text',
    text: 'A line with ## is a node, “- [choice](#name)” a choice, “-> [node](#name)” a path without a choice. The name of a node stands in {#…}: with it you can change the heading freely.',
    field: 'Text of the story',
    scope: 'What the text holds',
    whole: 'The whole story',
    selection: (count: number) =>
      `Selected: ${formatCount('en', count, { one: 'node', other: 'nodes' })}`,
    changes: 'What will change',
    unchanged: 'Nothing yet: change the text or paste your own.',
    reordered: 'Only the order of the nodes will change.',
    notes: 'What to look at',
    line: (line: number) => `Line ${line}`,
    removed: (count: number) =>
      `${formatCount('en', count, { one: 'node', other: 'nodes' })} will be deleted`,
    removeTitle: (count: number) =>
      `Delete ${formatCount('en', count, { one: 'node', other: 'nodes' })}?`,
    removeText: (names: string) =>
      `Their headings are no longer in the text: ${names}. Undo brings them back.`,
    untitled: 'untitled',
    andMore: (count: number) => `and ${count} more`,
    remove: 'Delete and apply',
    take: 'Apply',
    close: 'Close',
    startOver: 'Start over',
    startOverText:
      'The text becomes what the story is now. Edits that you have not applied are lost.',
    kept: 'This is text that you have not applied yet.',
    taken: 'The text is applied',
    takenText: 'One undo brings the story back as it was.',
    codes: {
      'target-created': (name: string) => `there is no heading “${name}”, a new node appears`,
      'target-removed': (name: string) =>
        `the node “${name}” is deleted, the choice will lead nowhere`,
      'anchor-repeated': (name: string) =>
        `the name of the node “${name}” is taken above, this becomes a new node`,
      'start-kept': (name: string) =>
        `the heading of the start “${name}” is gone, but a start cannot be deleted: the node stays`,
      'connection-to-self': (name: string) =>
        `the node “${name}” leads to itself, that path is left out`,
      'text-before-heading': () => 'this text belongs to no node: put a ## heading above it',
      'no-heading': () => 'there is no heading: begin a node with the line “## Title”',
      'too-large': () => 'the text is too large: at most 30,000 nodes and 100,000 paths',
    } satisfies NoteMessages,
  },
});
