/** The story to edit; without an id a new one. */
export type EditingAddress = { id?: string };

/** What an address asks to edit, if it is one of the editor's. */
export function editingAddress(pathname: string): EditingAddress | null {
  const [whole, encoded] = /^\/app\/editor(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (whole === undefined) return null;
  if (encoded === undefined) return {};
  try {
    return { id: decodeURIComponent(encoded) };
  } catch {
    return null;
  }
}

export const editorAddress = (id: string): string => `/app/editor/${encodeURIComponent(id)}`;
