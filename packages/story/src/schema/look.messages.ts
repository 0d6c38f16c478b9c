import type { StoryLocale } from './locale.ts';
import type { LookAccent, LookFace } from './look.ts';

type LookNames = {
  faces: Record<LookFace, string>;
  accents: Record<LookAccent, string>;
  dropCap: string;
};

/** What authors call the choices of a look. */
export const lookNames: Record<StoryLocale, LookNames> = {
  ru: {
    faces: {
      book: 'Книжный',
      antique: 'Старинный',
      plain: 'Без засечек',
      typewriter: 'Пишущая машинка',
    },
    accents: {
      azure: 'Лазурь',
      plum: 'Слива',
      cherry: 'Вишня',
      rust: 'Ржавчина',
      ochre: 'Охра',
      forest: 'Лес',
      teal: 'Морская волна',
      graphite: 'Графит',
    },
    dropCap: 'Буквица',
  },
  en: {
    faces: { book: 'Book', antique: 'Old style', plain: 'Sans serif', typewriter: 'Typewriter' },
    accents: {
      azure: 'Azure',
      plum: 'Plum',
      cherry: 'Cherry',
      rust: 'Rust',
      ochre: 'Ochre',
      forest: 'Forest',
      teal: 'Teal',
      graphite: 'Graphite',
    },
    dropCap: 'Drop cap',
  },
};
