/** A path with one kind of slash, without `.`, `..` and the signs of addresses (SPEC I19). */
function plainPath(path: string): string {
  const parts = path.normalize('NFC').replaceAll('\\', '/').split('/');
  return parts.filter((part) => part !== '' && part !== '.' && part !== '..').join('/');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // An escape that is none is part of the name.
    return address;
  }
}

/** The name of a file at the end of its path. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether the path of an archive's entry stays in the archive (SPEC I19). */
export const isSafePath = (path: string): boolean =>
  !/^(?:[\\/]|[a-z]:)/i.test(path) && !path.includes('\0') && !path.split(/[\\/]/).includes('..');

/** Finds the file that is given for a relative address; undefined where there is none (SPEC I19). */
export function createFileFinder<File>(files: ReadonlyMap<string, File>) {
  const exact = new Map<string, File>();
  const folded = new Map<string, File>();
  const named = new Map<string, File | null>();
  // The path of fewest folders is the one that is meant.
  const sorted = [...files]
    .map(([path, file]) => ({ path: plainPath(path), file }))
    .sort((one, other) => one.path.length - other.path.length);
  for (const { path, file } of sorted) {
    for (let at = 0; at !== -1; ) {
      const end = path.slice(at);
      if (!exact.has(end)) exact.set(end, file);
      const key = end.toLowerCase();
      if (!folded.has(key)) folded.set(key, file);
      const slash = path.indexOf('/', at);
      at = slash === -1 ? -1 : slash + 1;
    }
    const name = fileNameOf(path).toLowerCase();
    named.set(name, named.has(name) ? null : file);
  }
  const find = (path: string): File | undefined =>
    exact.get(path) ??
    folded.get(path.toLowerCase()) ??
    named.get(fileNameOf(path).toLowerCase()) ??
    undefined;
  return (address: string): File | undefined => {
    // A file may itself be called `a%20b.png` or `a?.png`.
    const withoutQuery = address.split(/[?#]/, 1)[0] ?? '';
    for (const form of [address, decoded(address), decoded(withoutQuery)]) {
      const path = plainPath(form);
      const file = path === '' ? undefined : find(path);
      if (file !== undefined) return file;
    }
    return undefined;
  };
}
