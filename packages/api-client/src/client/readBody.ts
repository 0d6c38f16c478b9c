/** The JSON of an answer: null where it is empty, undefined where it is none. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

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

/** The file of an answer; its name is empty where the server gives none. */
export async function readFile(response: Response): Promise<File> {
  const content = await response.blob();
  const name = fileNameOf(response.headers.get('content-disposition'));
  return new File([content], name, { type: content.type });
}
