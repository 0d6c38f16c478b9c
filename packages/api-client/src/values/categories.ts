/** What kind of story it is; `categoryNames` says each in words. */
export const categories = [
  'fairytale',
  'fantasy',
  'science-fiction',
  'detective',
  'horror',
  'adventure',
  'romance',
  'history',
  'humour',
  'learning',
  'life',
] as const;
export type Category = (typeof categories)[number];

/** What each category is called. */
export const categoryNames: Record<'ru' | 'en', Record<Category, string>> = {
  ru: {
    fairytale: 'Сказка',
    fantasy: 'Фэнтези',
    'science-fiction': 'Фантастика',
    detective: 'Детектив',
    horror: 'Ужасы',
    adventure: 'Приключения',
    romance: 'Любовь',
    history: 'История',
    humour: 'Юмор',
    learning: 'Учебное',
    life: 'О жизни',
  },
  en: {
    fairytale: 'Fairy tale',
    fantasy: 'Fantasy',
    'science-fiction': 'Science fiction',
    detective: 'Detective',
    horror: 'Horror',
    adventure: 'Adventure',
    romance: 'Romance',
    history: 'History',
    humour: 'Humour',
    learning: 'Learning',
    life: 'Life',
  },
};
