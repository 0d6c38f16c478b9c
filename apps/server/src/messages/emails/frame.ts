import type { Locale } from '../locale.ts';

type FrameTexts = {
  greeting: string;
  plainAddress: string;
  /** Why an email came that can be turned off. */
  notification: string;
  unsubscribe: string;
};

/** What the frame of emails says. */
export const frameTexts: Record<Locale, FrameTexts> = {
  ru: {
    greeting: 'Здравствуйте.',
    plainAddress: 'Если ссылка не открывается, скопируйте адрес:',
    notification: 'Это письмо пришло, потому что в вашем профиле включены уведомления.',
    unsubscribe: 'Больше не присылать таких писем',
  },
  en: {
    greeting: 'Hello.',
    plainAddress: 'If the link does not open, copy this address:',
    notification: 'You are getting this email because notifications are on in your profile.',
    unsubscribe: 'Stop these emails',
  },
};
