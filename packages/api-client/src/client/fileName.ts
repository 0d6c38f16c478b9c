const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The file name in a content-disposition header; empty where it holds none. */
export function fileNameOf(header: string | null): string {
  const extended = /filename\*\s*=\s*(?:utf-8)?'[^']*'([^;]+)/i.exec(header ?? '')?.[1];
  if (extended) return decoded(extended.trim());
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '');
  return (plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim();
}
