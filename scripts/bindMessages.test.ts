import { describe, expect, it } from 'vitest';
import { bindMessages } from './bindMessages.ts';

const shown = (code: string): string => bindMessages(code).replaceAll('\u00A0', '_');

describe('bindMessages', () => {
  it('binds the short words of sentences and of the pieces of a template', () => {
    expect(
      shown(
        `const words = defineMessages({ ru: { a: 'Дом на холме', b: (place: string) => \`Вы в \${place} и ждёте\` }, en: { a: 'A house', b: (place: string) => \`In \${place}\` } });`,
      ),
    ).toBe(
      `const words = defineMessages({ ru: { a: 'Дом на_холме', b: (place: string) => \`Вы_в_\${place} и_ждёте\` }, en: { a: 'A_house', b: (place: string) => \`In \${place}\` } });`,
    );
  });

  it('leaves what is no message', () => {
    const code = "// в доме\nconst key = 'на холме'; // defineMessages(";
    expect(bindMessages(code)).toBe(code);
  });
});
