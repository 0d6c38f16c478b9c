import { defineMessages } from '../../i18n/index.ts';

export const fileMessages = defineMessages({
  ru: {
    zone: 'Место для файлов',
    chooseOne: 'Выбрать файл',
    chooseMany: 'Выбрать файлы',
    chooseFolder: 'Выбрать папку',
    dropOne: 'Перетащите файл сюда или выберите его',
    dropMany: 'Перетащите файлы сюда или выберите их',
    megabytes: (amount: string) => `${amount} МБ`,
    size: (name: string, limit: string) =>
      `«${name}»: файл больше ${limit}. Сожмите его или выберите другой.`,
    type: (name: string, types: string) => `«${name}»: такой файл не подойдёт. Нужен ${types}.`,
    count: (name: string) => `«${name}»: нужен только один файл, этот лишний.`,
  },
  en: {
    zone: 'Place for files',
    chooseOne: 'Choose a file',
    chooseMany: 'Choose files',
    chooseFolder: 'Choose a folder',
    dropOne: 'Drop a file here or choose one',
    dropMany: 'Drop files here or choose some',
    megabytes: (amount) => `${amount} MB`,
    size: (name, limit) =>
      `“${name}”: the file is larger than ${limit}. Compress it or choose another.`,
    type: (name, types) => `“${name}”: this kind of file cannot be used. Allowed: ${types}.`,
    count: (name) => `“${name}”: only one file is needed; this one is extra.`,
  },
});
