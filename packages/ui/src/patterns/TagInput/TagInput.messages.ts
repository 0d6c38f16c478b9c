import { defineMessages } from '../../i18n/index.ts';

export const tagInputMessages = defineMessages({
  ru: {
    remove: (tag: string) => `Убрать «${tag}»`,
    added: (tags: string) => `Добавлено: ${tags}`,
    removed: (tags: string) => `Убрано: ${tags}`,
    help: (maximum: number) => `Enter или запятая добавляют слово. Не больше ${maximum}.`,
    full: (maximum: number) => `Уже ${maximum}. Уберите одно, чтобы добавить другое.`,
    tooLong: (length: number) => `Слишком длинно: не больше ${length} знаков.`,
  },
  en: {
    remove: (tag: string) => `Remove “${tag}”`,
    added: (tags: string) => `Added: ${tags}`,
    removed: (tags: string) => `Removed: ${tags}`,
    help: (maximum: number) => `Enter or a comma adds a word. At most ${maximum}.`,
    full: (maximum: number) => `There are ${maximum} already. Remove one to add another.`,
    tooLong: (length: number) => `Too long: at most ${length} characters.`,
  },
});
