import { normaliseText } from '../../db/search-text.ts';

// Letters that look like a Latin one in capitals or in small letters, in small letters: names are
// compared without case, so «ВЕТА» and «BETA» have to meet as well.
const tables = [
  ['авекмнорстухіјѕԛԝѵғһԁ', 'abekmhopctyxijsqwvfhd'],
  ['αβεζηικμνορτυχϳ', 'abezhikmnoptyxj'],
] as const;

const lookAlikes = new Map(
  tables.flatMap(([letters, latin]) =>
    Array.from(letters, (letter, index) => [letter, latin.charAt(index)] as const),
  ),
);

/** The form in which user names are compared: names that look alike have one. */
export const usernameKey = (username: string): string =>
  Array.from(normaliseText(username), (letter) => lookAlikes.get(letter) ?? letter).join('');
