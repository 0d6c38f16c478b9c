/** The path of the page where everyone reads a public story. */
export const storyPath = (storyId: string): string => `/story/${encodeURIComponent(storyId)}`;

/** The path of a story in a frame of another page. */
export const embedPath = (storyId: string): string => `/embed/${encodeURIComponent(storyId)}`;

/** The path where its authors write a story. */
export const editorPath = (storyId: string): string => `/app/editor/${encodeURIComponent(storyId)}`;

/** The path of the draft of a story for those whom its authors ask to review it. */
export const reviewPath = (storyId: string): string => `/review/${encodeURIComponent(storyId)}`;

/** The id in the address of a story's page, if the address is one of this server. */
export function storyIdIn(url: string, publicAddress: string): string | undefined {
  const path = /^\/(?:story|embed)\/([^/?#]+)(?:[?#]|$)/;
  const encoded = url.startsWith(publicAddress)
    ? path.exec(url.slice(publicAddress.length))?.[1]
    : undefined;
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    // An address that cannot be parsed is none of ours.
    return undefined;
  }
}
