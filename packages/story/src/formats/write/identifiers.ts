import type { StoryDocument } from '../../schema/document.ts';

/** Words that have a meaning in ink or Yarn, and must not name a place or a variable there. */
const reserved = new Set(
  'and as CONST DONE else END enum EXTERNAL false function has hasnt INCLUDE is LIST mod not or ref return temp to true VAR xor'.split(
    ' ',
  ),
);

/** What is no letter of Latin or Cyrillic and no digit; the signs among the Cyrillic letters are none. */
const foreign = /[^A-Za-z0-9\u0400-\u0481\u048A-\u04FF]+/g;

/** A name for each text of letters, digits and underscores, made unique among those that are taken. */
function uniqueNames(
  texts: readonly (readonly [key: string, text: string])[],
  prefix: string,
  taken: Set<string>,
  unfit = foreign,
): ReadonlyMap<string, string> {
  const counters = new Map<string, number>();
  const names = new Map<string, string>();
  for (const [key, text] of texts) {
    const plain = text.replaceAll(unfit, '_').replaceAll(/^_+|_+$/g, '');
    const isUnfit = plain === '' || /^\d/.test(plain) || reserved.has(plain);
    const base = isUnfit ? `${prefix}_${plain}` : plain;
    let name = base.endsWith('_') ? `${base}1` : base;
    for (let number = counters.get(base) ?? 1; taken.has(name); number += 1) {
      counters.set(base, number + 1);
      name = `${base}_${number + 1}`;
    }
    taken.add(name);
    names.set(key, name);
  }
  return names;
}

/**
 * A name for each node of letters, digits and underscores, as ink and Yarn want them: the title, made unique.
 * Letters are those of Latin and Cyrillic, which both know.
 */
export const identifiers = ({ nodes }: StoryDocument): ReadonlyMap<string, string> =>
  uniqueNames(
    nodes.map(({ id, title }) => [id, title]),
    'node',
    new Set(),
  );

/** The same for variables by their names; none of them is taken. */
export const variableIdentifiers = (
  variables: readonly { name: string }[],
  taken: readonly string[],
): ReadonlyMap<string, string> =>
  uniqueNames(
    variables.map(({ name }) => [name, name]),
    'value',
    new Set(taken),
  );

const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґў';
const latin =
  'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya i yi ye g u'.split(
    ' ',
  );
const letters = new Map(
  Array.from(cyrillic, (letter, index) => [letter, latin[index] ?? ''] as const),
);

/** The letters of Latin that sound like a text of Cyrillic. */
const inLatin = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    const small = sign.toLowerCase();
    const sound = letters.get(small);
    if (sound === undefined) return sign;
    return sign === small ? sound : sound.charAt(0).toUpperCase() + sound.slice(1);
  }).join('');

/** Names for variables of letters of Latin alone; those that are so already stay. */
export const latinIdentifiers = (
  variables: readonly { name: string }[],
): ReadonlyMap<string, string> =>
  uniqueNames(
    variables.map(({ name }) => [name, inLatin(name)]),
    'value',
    new Set(),
    /[^A-Za-z0-9]+/g,
  );
