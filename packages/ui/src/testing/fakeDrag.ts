/** A file or a folder of a drag from outside the browser, which a page cannot make itself. */
export type FakeEntry = File | { name: string; entries: readonly FakeEntry[] };

export const folderOf = (name: string, ...entries: FakeEntry[]): FakeEntry => ({ name, entries });

/** Chromium gives so many entries of a folder at a time. */
const batch = 100;

function toEntry(entry: FakeEntry): object {
  const { name } = entry;
  if (entry instanceof File) {
    const file = (take: (file: File) => void) => take(entry);
    return { name, isFile: true, isDirectory: false, file };
  }
  const createReader = () => {
    let at = 0;
    const readEntries = (take: (entries: object[]) => void) => {
      const some = entry.entries.slice(at, at + batch);
      at += batch;
      take(some.map(toEntry));
    };
    return { readEntries };
  };
  return { name, isFile: false, isDirectory: true, createReader };
}

/** What a page is given of such a drag. */
export const transferOf = (dropped: readonly FakeEntry[]): DataTransfer =>
  Object.defineProperties(new DataTransfer(), {
    types: { value: ['Files'] },
    items: {
      value: dropped.map((each) => ({
        kind: 'file',
        type: each instanceof File ? each.type : '',
        getAsFile: () => (each instanceof File ? each : null),
        webkitGetAsEntry: () => toEntry(each),
      })),
    },
  });
