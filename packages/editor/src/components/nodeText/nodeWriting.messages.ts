import { defineMessages } from '@dreamfork/ui/i18n';

/** Writing a node, on its card or at full width. */
export const nodeWritingMessages = defineMessages({
  ru: {
    writing: (title: string) => `Узел «${title || 'Без названия'}»`,
    title: 'Название',
    text: (title: string) => `Текст узла «${title || 'Без названия'}»`,
    choice: (number: number) => `Вариант ${number}`,
    newChoice: 'Новый вариант',
    newChoiceHint: 'Новый вариант, Enter',
    pending: (words: readonly string[]) => `Станут вариантами: ${words.join(', ')}`,
    keys: (control: string) => `${control}+Enter — к следующему узлу, Esc — готово`,
    touch: 'Когда закончите, нажмите рядом',
  },
  en: {
    writing: (title) => `Node “${title || 'Untitled'}”`,
    title: 'Title',
    text: (title) => `Text of the node “${title || 'Untitled'}”`,
    choice: (number) => `Choice ${number}`,
    newChoice: 'New choice',
    newChoiceHint: 'New choice, Enter',
    pending: (words) => `Will become choices: ${words.join(', ')}`,
    keys: (control) => `${control}+Enter for the next node, Esc when done`,
    touch: 'Tap outside when you are done',
  },
});
