import type { Locale } from './locale.ts';

type Answers = {
  signedIn: string;
  registered: (name: string) => string;
  copyOf: (title: string) => string;
};

/** Messages of successful responses. */
export const responseMessages: Record<Locale, Answers> = {
  ru: {
    signedIn: 'Успешный вход в систему!',
    registered: (name) => `Добро пожаловать, ${name}`,
    copyOf: (title) => `${title} (копия)`,
  },
  en: {
    signedIn: 'You are signed in.',
    registered: (name) => `Welcome, ${name}`,
    copyOf: (title) => `${title} (copy)`,
  },
};
