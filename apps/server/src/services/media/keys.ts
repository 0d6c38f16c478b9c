/** Everything that is made of one content lies in one folder. */
export const folderOf = (sha256: string): string => `${sha256}/`;

/** The key of the content itself. */
export const originalKey = (sha256: string): string => `${folderOf(sha256)}original`;

/** The hash of the content that an object belongs to. */
export const hashOf = (key: string): string => key.split('/', 1)[0] ?? '';
