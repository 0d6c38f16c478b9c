import type { Locale } from './locale.ts';

type Answers = { signedIn: string; registered: (name: string) => string };

/** What successful answers say. */
export const answerMessages: Record<Locale, Answers> = {
  ru: {
    signedIn: 'Успешный вход в систему!',
    registered: (name) => `Добро пожаловать, ${name}!`,
  },
  en: {
    signedIn: 'You are signed in.',
    registered: (name) => `Welcome, ${name}!`,
  },
};
