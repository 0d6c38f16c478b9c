import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/messages/locale.ts';
import { composeEmail, writeEmail } from '../../../src/services/mail/write-email.ts';
import { everyEmail } from '../../support/every-email.ts';

const url = 'https://stories.example.org/reset-password#token=abc&x="1"';
const hostile = '</p><script src=//evil.example>&"\'<img onerror=x>';

/** What a mail reader shows that knows no styles. */
const shownText = (html: string): string =>
  html
    .replace(/<(head|style)>[\s\S]*<\/\1>/g, '')
    .replace(/<br>|<\/(?:p|h1|div)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

const full = writeEmail({
  locale: 'ru',
  subject: 'Новый пароль',
  paragraphs: ['Здравствуйте.', 'Чтобы задать новый пароль, откройте ссылку.'],
  action: { label: 'Задать новый пароль', url },
  notes: ['Ссылка работает один час.'],
  footer: {
    text: 'Вы просили таких писем.',
    link: { label: 'Отписаться', url: 'https://stories.example.org/unsubscribe#token=def' },
  },
});

describe('an email', () => {
  test('as text has its link under a name, and the footer where signatures stand', () => {
    expect(full.text).toBe(
      [
        'Здравствуйте.',
        'Чтобы задать новый пароль, откройте ссылку.',
        `Задать новый пароль:\n${url}`,
        'Ссылка работает один час.',
        'Dreamfork',
        '-- \nВы просили таких писем.\nОтписаться: https://stories.example.org/unsubscribe#token=def\n',
      ].join('\n\n'),
    );
  });

  test('reads in order without styles, with the address of its link in plain sight', () => {
    const lines = shownText(full.html)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    expect(lines).toEqual([
      'Dreamfork',
      'Новый пароль',
      'Здравствуйте.',
      'Чтобы задать новый пароль, откройте ссылку.',
      'Задать новый пароль',
      'Ссылка работает один час.',
      'Если ссылка не открывается, скопируйте адрес:',
      url,
      'Вы просили таких писем.',
      'Отписаться',
    ]);
  });

  test('names its language and follows the dark mode of the mail reader', () => {
    expect(full.html).toMatch(/^<!doctype html>\n<html lang="ru">/);
    expect(full.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(full.html).toContain('@media (prefers-color-scheme: dark)');
  });

  test('loads nothing: no pictures, fonts, scripts or style sheets', () => {
    expect(full.html).not.toMatch(/<(?:img|script|link|iframe|object)\b|url\(|@import|@font-face/);
  });

  test('escapes texts of users', () => {
    const notice = { kind: 'email-change-notice', newAddress: '<b>&@example.org' } as const;
    expect(composeEmail(notice, 'ru').html).toContain('&lt;b&gt;&amp;@example.org');
  });

  test('shows every text as it is, whatever is in it', () => {
    const { html, subject } = writeEmail({
      locale: 'en',
      subject: hostile,
      paragraphs: [hostile],
      action: { label: hostile, url: `https://stories.example.org/${hostile}` },
      notes: [hostile],
      footer: { text: hostile, link: { label: hostile, url: hostile } },
    });
    expect(subject).toBe(hostile);
    expect(html).not.toMatch(/<script|<img|href="[^"]*[<>']/);
    expect(shownText(html).split(hostile)).toHaveLength(8);
  });
});

describe.each(locales)('every email in the language %s', (locale) => {
  test.each(everyEmail.map((email) => [email.kind, email] as const))('%s', (_kind, email) => {
    const { subject, text, html } = composeEmail(email, locale);
    const shown = shownText(html);
    expect(shown).toContain(subject);
    // Nothing is only in the text or only in the HTML.
    for (const paragraph of text.split('\n\n').filter((part) => !/https?:/.test(part))) {
      expect(shown).toContain(paragraph.trim());
    }
    const url = 'url' in email ? email.url : '';
    expect(text).toContain(url);
    expect(html).toContain(url && `>${url}</a>`);
    expect(`${text}${html}`).not.toMatch(/undefined|null|\[object/);
    expect(locale === 'en' ? `${subject}${text}${html}` : '').not.toMatch(/[а-я]/i);
  });
});
