import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { searchedWords, searchWordsMaximum, tagKey, wordsOf } from '../values/stories.ts';
import { innerIdIn, partId, readPartId } from './chapters.ts';
import { tagList } from './tags.ts';
import { plainText } from './text.ts';

describe('words of a search', () => {
  it.each([
    ['Ёлка, ёлка — ЁЛКИ!', ['елка', 'елка', 'елки']],
    ['«Кое-кто» в 2,5 км', ['кое', 'кто', 'в', '2', '5', 'км']],
    ['ＦＵＬＬ ① ﬁn', ['full', '1', 'fin']],
    ['%_\\*"\'', []],
    ['й и\u0306', ['й', 'й']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are each looked for once, and the first eight of them', () => {
    expect(searchedWords('да да нет')).toEqual(['да', 'нет']);
    const many = Array.from({ length: 20 }, (_, index) => `слово${index}`);
    expect(searchedWords(many.join(' '))).toEqual(many.slice(0, searchWordsMaximum));
  });
});

describe('tags', () => {
  it('are one whatever their case, their ё and the sign before them', () => {
    const tags = z.parse(tagList, ['#Ёлка', 'елка', '  Новый   Год ', '##новый год']);
    expect(tags).toEqual(['Ёлка', 'Новый Год']);
    expect(tags.map(tagKey)).toEqual(['елка', 'новый год']);
  });

  it.each(['', '#', '\u200b', 'а\tб', 'а\u2028б', 'а'.repeat(31)])('are not %j', (tag) => {
    expect(z.safeParse(tagList, [tag]).success).toBe(false);
  });
});

describe('plain text', () => {
  const several = plainText(10, { lines: 'several' });
  const one = plainText(10, { lines: 'one' });

  it('is trimmed, and has its lines parted one way', () => {
    expect(z.parse(several, '  а\r\nб \n')).toBe('а\nб');
    expect(z.safeParse(one, 'а\nб').success).toBe(false);
  });

  it('counts after it was trimmed', () => {
    expect(z.safeParse(one, ` ${'а'.repeat(10)} `).success).toBe(true);
    expect(z.safeParse(one, 'а'.repeat(11)).success).toBe(false);
  });
});

describe('ids of parts', () => {
  it('hold the id of the story and any id within it', () => {
    const id = partId('b0000000-0000', 'node.with.dots');
    expect(readPartId(id)).toEqual({ storyId: 'b0000000-0000', innerId: 'node.with.dots' });
    expect(innerIdIn('b0000000-0000', id)).toBe('node.with.dots');
    expect(innerIdIn('other', id)).toBe(id);
    for (const wrong of ['', 'x', '.x', 'x.']) expect(readPartId(wrong)).toBeUndefined();
  });
});
