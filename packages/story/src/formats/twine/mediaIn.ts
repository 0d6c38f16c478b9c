// Every length is bounded, so that the search stays linear.
const tags =
  /<(?:img|audio|video|source)\s(?:[^<>]{0,500}?\s)??src\s{0,5}=\s{0,5}(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})'|([^\s"'<>]{1,2000}))|\[img\[(?:[^[\]\n|]{0,200}\|)?([^[\]\n]{1,2000})\]/gi;

/** The addresses of pictures, sounds and films that a passage shows. Data inside the text has none. */
export const mediaIn = (text: string): string[] =>
  [...text.matchAll(tags)]
    .map(([, double, single, bare, bracket]) =>
      (double ?? single ?? bare ?? bracket ?? '').trim().slice(0, 200),
    )
    .filter((address) => address !== '' && !/^data:/i.test(address));
