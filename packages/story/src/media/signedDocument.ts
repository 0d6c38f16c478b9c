import type { NodeMedia, StoryDocument } from '../schema/document.ts';
import { itemAddresses, mediaIdOf } from './mediaAddress.ts';

/** More files than a preview needs are not asked for. */
const mostPaths = 2000;

/** The paths of the server's files that a story shows. */
export function ownPaths({ nodes }: StoryDocument): readonly string[] {
  const addresses = nodes.flatMap(({ media }) => media.flatMap(itemAddresses));
  const own = addresses.filter((address) => mediaIdOf(address) !== null);
  return [...new Set(own)].slice(0, mostPaths);
}

/** A story whose own files stand at their signed addresses, for a player that has no token. */
export function signedDocument(
  document: StoryDocument,
  addresses: Readonly<Record<string, string | null>>,
): StoryDocument {
  const signed = (item: NodeMedia): NodeMedia => {
    const url = addresses[item.url];
    const captionsUrl = item.captionsUrl && addresses[item.captionsUrl];
    return {
      ...item,
      ...(url ? { url } : {}),
      ...(captionsUrl ? { captionsUrl } : {}),
    };
  };
  return {
    ...document,
    nodes: document.nodes.map((node) =>
      node.media.length > 0 ? { ...node, media: node.media.map(signed) } : node,
    ),
  };
}
