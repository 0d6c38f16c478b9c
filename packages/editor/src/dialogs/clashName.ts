import type { Clash } from '@dreamfork/story';

export type ClashNameWords = {
  what: Record<'node' | 'connection' | 'group' | 'note', string>;
  parts: Record<NonNullable<Clash['part']>, string>;
  fields: { title: string; description: string; startNodeId: string; other: string };
};

const isField = (key: string): key is keyof ClashNameWords['fields'] =>
  key === 'title' || key === 'description' || key === 'startNodeId';

/** What a clash is about: «Узел «Маяк»: текст». */
export function clashName(
  { kind, id, part }: Clash,
  words: ClashNameWords,
  titleOf: (id: string) => string | undefined,
): string {
  if (kind === 'field') return words.fields[isField(id) ? id : 'other'];
  const title = titleOf(id);
  const thing = title ? `${words.what[kind]} «${title}»` : words.what[kind];
  return part ? `${thing}: ${words.parts[part]}` : thing;
}
