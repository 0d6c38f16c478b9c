import { isMissingMedia, type StoryDocument, withContent } from '@dreamfork/story';
import { type ImportReport, nameOfMedia } from '@dreamfork/story/formats';
import type { MediaServices, UploadedFile } from '../../services/index.ts';
import { contentOf } from '../../upload/contentOf.ts';
import { checkUpload, mimeTypeOf } from '../../upload/uploadRules.ts';

export type FindFile = (address: string) => File | undefined;

/** Files that are on the server now, by the addresses that the story has for them. */
export type Brought = ReadonlyMap<string, UploadedFile>;

/** The addresses of a story whose files are still to come, with a node that shows each. */
export function missingMedia({ nodes }: StoryDocument): Map<string, string> {
  const missing = new Map<string, string>();
  for (const { id, media } of nodes) {
    for (const item of media) {
      if (isMissingMedia(item) && !missing.has(item.url)) missing.set(item.url, id);
    }
  }
  return missing;
}

type Order = {
  find: FindFile;
  signal: AbortSignal;
  onProgress: (fileName: string, share: number) => void;
};

/** Uploads the files that a story waits for, one after another. Those that are refused stay missing. */
export async function uploadMissing(
  services: MediaServices,
  story: StoryDocument,
  { find, signal, onProgress }: Order,
): Promise<Brought> {
  const brought = new Map<string, UploadedFile>();
  const files = [...missingMedia(story)].flatMap(([url, nodeId]) => {
    const file = find(url);
    return file && checkUpload(file) === null ? [{ url, nodeId, file }] : [];
  });
  const { prepareUpload } = await import('../../upload/prepareUpload.ts');
  for (const [at, { url, nodeId, file }] of files.entries()) {
    if (signal.aborted) break;
    onProgress(file.name, at / files.length);
    const typed = new File([file], file.name, { type: mimeTypeOf(file) });
    // oxlint-disable-next-line no-await-in-loop -- one file at a time, so that the server is not flooded.
    const prepared = await prepareUpload(typed);
    if (signal.aborted) break;
    const options = {
      nodeId,
      signal,
      onProgress: (share: number) => onProgress(file.name, (at + share) / files.length),
    };
    // oxlint-disable-next-line no-await-in-loop -- as above.
    const answer = await services.upload({ ...prepared, ...options });
    if (answer.ok) brought.set(url, answer.value);
  }
  return brought;
}

/** The story with the files that came. */
export const withBrought = (story: StoryDocument, brought: Brought): StoryDocument => ({
  ...story,
  nodes: story.nodes.map((node) => ({
    ...node,
    media: node.media.map((item) => {
      const file = isMissingMedia(item) ? brought.get(item.url) : undefined;
      return file ? { ...withContent(item, contentOf(file)), isActive: true } : item;
    }),
  })),
});

/** The report without the files that came. */
export function reportWithout(report: ImportReport, has: (name: string) => boolean): ImportReport {
  const broken = report.broken.filter(({ code, name }) => code !== 'media-left' || !has(name));
  return { ...report, broken };
}

export const namesOf = (addresses: Iterable<string>): ReadonlySet<string> =>
  new Set([...addresses].map(nameOfMedia));
