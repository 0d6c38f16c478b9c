const normaliseText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();

// Lowercase letters that look like a Latin one in either case: names are compared without case, so «ВЕТА»
// and «BETA» must have one key.
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
