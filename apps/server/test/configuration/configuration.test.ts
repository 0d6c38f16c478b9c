import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../src/configuration/configuration.ts';

const mistakesOf = (variables: Record<string, string>): string[] => {
  const read = readConfiguration(variables);
  return read.ok ? [] : read.error;
};

describe('the configuration', () => {
  test('without variables is that of a first start', () => {
    const read = readConfiguration({});
    expect(read.ok && read.value).toMatchObject({
      port: 8081,
      databaseUrl: undefined,
      administrator: undefined,
      jwtSecret: undefined,
      demo: true,
      logLevel: 'info',
      rateLimit: true,
      maxStoryBytes: 26_214_400,
      storyQuotaBytes: 1024 ** 3,
      mail: { smtpUrl: undefined },
      google: undefined,
      generation: { services: [] },
      requireConfirmedEmail: false,
    });
    expect(read.ok && read.value.trustProxy('127.0.0.1', 0)).toBe(false);
  });

  test('reads how people reach the operator', () => {
    const read = readConfiguration({ CONTACT_EMAIL: 'help@example.org' });
    expect(read.ok && read.value.contact).toEqual({ email: 'help@example.org' });
    const none = readConfiguration({});
    expect(none.ok && none.value.contact).toBeUndefined();
  });

  test('takes an empty variable for an absent one', () => {
    const read = readConfiguration({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '' });
    expect(read.ok && read.value).toMatchObject({ port: 8081, databaseUrl: undefined });
  });

  test('reads what an operator sets', () => {
    const read = readConfiguration({
      PORT: '80',
      DATABASE_URL: 'postgresql://stories@db/stories',
      JWT_SECRET: 'a secret that all machines share, of 32 or more',
      PUBLIC_URL: 'https://stories.example.org',
      ADMIN_EMAIL: 'keeper@example.org',
      ADMIN_PASSWORD: 'Fonar2026',
      DEMO: '0',
      RATE_LIMIT: '0',
      SMTP_URL: 'smtps://stories:secret@mail.example.org',
      MAIL_FROM: 'Dreamfork <stories@example.org>',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      REQUIRE_CONFIRMED_EMAIL: '1',
    });
    expect(read.ok && read.value).toMatchObject({
      port: 80,
      databaseUrl: 'postgresql://stories@db/stories',
      publicUrl: 'https://stories.example.org',
      administrator: { email: 'keeper@example.org', password: 'Fonar2026' },
      demo: false,
      rateLimit: false,
      mail: {
        smtpUrl: 'smtps://stories:secret@mail.example.org',
        from: 'Dreamfork <stories@example.org>',
      },
      google: {
        clientId: 'client',
        clientSecret: 'secret',
        issuer: 'https://accounts.google.com',
      },
      requireConfirmedEmail: true,
    });
  });

  test.each([
    ['PORT', 'eighty', 'PORT is "eighty": it must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000": it must be a whole number from 0 to 65535.'],
    ['DEMO', 'yes', 'DEMO is "yes": it must be 1 (on) or 0 (off).'],
    ['RATE_LIMIT', '2', 'RATE_LIMIT is "2": it must be 1 (on) or 0 (off).'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN is too short'],
    ['METRICS_PORT', '8081', 'METRICS_PORT is the same as PORT'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY is "true": it must be the number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is "10.0.0.0/33"'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must start with postgres://'],
    ['DATABASE_READ_URL', 'db', 'DATABASE_READ_URL must start with postgres://'],
    ['PUBLIC_URL', 'stories.example.org', 'PUBLIC_URL must be a whole address'],
    ['ADMIN_EMAIL', 'keeper', 'ADMIN_EMAIL must be an e-mail address'],
    ['CONTACT_EMAIL', 'help', 'CONTACT_EMAIL must be an e-mail address'],
    ['CONTACT_URL', 'javascript:alert(1)', 'CONTACT_URL must be a whole address'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['MAX_STORY_BYTES', '1', 'MAX_STORY_BYTES is "1": it must be a whole number'],
    ['MAIL_FROM', 'Dreamfork', 'MAIL_FROM must be an e-mail address'],
    ['MAIL_FROM', 'A <a@example.org>\r\nBcc: b@example.org', 'MAIL_FROM must be'],
    ['GOOGLE_ISSUER', 'http://accounts.example.org', 'GOOGLE_ISSUER must be an https address'],
    ['GOOGLE_ISSUER', 'http://localhost.example.org', 'GOOGLE_ISSUER must be an https address'],
    ['GOOGLE_CLIENT_ID', 'client', 'GOOGLE_CLIENT_SECRET belong together'],
    ['GOOGLE_CLIENT_SECRET', 'secret', 'GOOGLE_CLIENT_SECRET belong together'],
    ['REQUIRE_CONFIRMED_EMAIL', 'yes', 'REQUIRE_CONFIRMED_EMAIL is "yes"'],
  ])('says in a sentence what is wrong with %s=%s', (name, value, sentence) => {
    const mistakes = mistakesOf({ [name]: value });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
  });

  test('names every mistake at once', () => {
    expect(mistakesOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })).toHaveLength(3);
  });

  test('never quotes a secret back', () => {
    const mistakes = mistakesOf({
      JWT_SECRET: 'too-short-secret',
      ADMIN_EMAIL: 'keeper@example.org',
      ADMIN_PASSWORD: 'weak-password',
    }).join(' ');
    expect(mistakes).toContain('JWT_SECRET is too short');
    expect(mistakes).toContain('ADMIN_PASSWORD is too weak');
    expect(mistakes).not.toMatch(/too-short-secret|weak-password/);
  });

  test('requires the sender of emails, and never quotes the password of the mail server', () => {
    const mistakes = mistakesOf({ SMTP_URL: 'smtp://stories:secret@mail.example.org' });
    expect(mistakes).toEqual([expect.stringContaining('MAIL_FROM is not')]);
    const wrong = mistakesOf({
      SMTP_URL: 'https://stories:secret@mail.example.org',
      MAIL_FROM: 'stories@example.org',
    });
    expect(wrong).toEqual([expect.stringContaining('SMTP_URL must be an address')]);
    expect([...mistakes, ...wrong].join()).not.toContain(':secret@');
  });

  test('trusts a provider without https on this machine alone', () => {
    for (const GOOGLE_ISSUER of ['http://127.0.0.1:4000', 'http://localhost', 'http://[::1]:1']) {
      expect(mistakesOf({ GOOGLE_ISSUER })).toEqual([]);
    }
  });

  test('asks for the secret that machines with one database share', () => {
    expect(mistakesOf({ DATABASE_URL: 'postgres://stories@db/stories' })).toEqual([
      expect.stringContaining('DATABASE_URL is set but JWT_SECRET is not'),
    ]);
  });

  test('asks for the database that a replica follows', () => {
    expect(mistakesOf({ DATABASE_READ_URL: 'postgres://stories@db2/stories' })).toEqual([
      expect.stringContaining('DATABASE_READ_URL is set but DATABASE_URL is not'),
    ]);
  });

  test('asks whose ADMIN_PASSWORD it is', () => {
    expect(mistakesOf({ ADMIN_PASSWORD: 'Fonar2026' })).toEqual([
      expect.stringContaining('ADMIN_EMAIL is not'),
    ]);
  });
});
