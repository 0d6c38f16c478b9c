import { passagesMaximum, readPosition, textOf, wordsOf } from '../twine/twineStory.ts';
import type { YarnStory } from './readYarn.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads the JSON that the editors of Yarn write: a list of nodes, with or without a header; null if it is none. */
export function readYarnJson(input: unknown): YarnStory | null {
  const list = Array.isArray(input) ? input : record(input).nodes;
  if (!Array.isArray(list) || list.length === 0) return null;
  const isYarn = list.every((item) => {
    const { title, body } = record(item);
    return typeof title === 'string' && typeof body === 'string';
  });
  if (!isYarn) return null;
  const nodes = list.slice(0, passagesMaximum + 1).map((item) => {
    const { title, tags, body, position } = record(item);
    const place = readPosition(position);
    return {
      title: textOf(title).trim(),
      tags: wordsOf(Array.isArray(tags) ? tags.map(textOf).join(' ') : textOf(tags)),
      lines: textOf(body).replaceAll(/\r\n?/g, '\n').trimEnd().split('\n'),
      ...(place ? { position: place } : {}),
    };
  });
  return { nodes, notes: [] };
}
