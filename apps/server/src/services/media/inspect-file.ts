import { fileTypeFromFile } from 'file-type';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, type InputTrack } from 'mediabunny';
import { isCalled, type MediaKind, type MediaType, namedTypes } from './media-types.ts';
import { isCaptions, isPlainText, isWordDocument } from './text-types.ts';

export type InspectionOrder = { path: string; name: string; declared: string };

/** What a file is by its content. */
export type InspectedFile = {
  mimeType: string;
  extension: string;
  kind: MediaKind;
  /** Seconds of a video or a sound, where its container tells. */
  duration?: number;
  width?: number;
  height?: number;
  /** Of every track that has a known one, the first track first. */
  codecs?: string[];
};

export type Inspection =
  | { kind: 'accepted'; file: InspectedFile }
  | { kind: 'refused'; code: 'media-type-unsupported' | 'media-damaged' };

const compoundFile = 'application/x-cfb';

/** Of the types that the name allows, the one that the content has. */
async function findType({ path, name, declared }: InspectionOrder): Promise<MediaType | undefined> {
  const named = namedTypes(name, declared);
  const isNamed = (mimeType: string) => named.find((type) => type.mimeType === mimeType);
  const captions = isNamed('text/vtt');
  if (captions && (await isCaptions(path))) return captions;
  const text = isNamed('text/plain');
  // Any bytes may start a text: «BM» also starts a bitmap.
  if (text && (await isPlainText(path))) return text;
  const mimeType = (await fileTypeFromFile(path))?.mime;
  // What is said to be text has been looked at above.
  if (mimeType === undefined || mimeType.startsWith('text/')) return undefined;
  if (mimeType === compoundFile) {
    const word = isNamed('application/msword');
    return word && (await isWordDocument(path)) ? word : undefined;
  }
  // A document of Word in the new form is no compound file, and RTF is not the old form.
  return named.find(
    (type) => type.mimeType === mimeType || (type.kind !== 'document' && isCalled(type, mimeType)),
  );
}

type Timed = Pick<InspectedFile, 'duration' | 'width' | 'height' | 'codecs'>;

/** Most codecs that are told of a file. */
const codecsMaximum = 8;

const isSize = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** Whether a track's last packet is in the file, and not only in the index at its beginning. */
async function isWhole(track: InputTrack): Promise<boolean> {
  const packets = new EncodedPacketSink(track);
  const listed = await packets.getPacket(Infinity, { metadataOnly: true });
  return listed === null || (await packets.getPacket(Infinity)) !== null;
}

/** @throws Error for a container that cannot be read. */
async function readContainer(path: string): Promise<Timed & { hasVideo: boolean }> {
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  const duration = await input.computeDuration();
  const tracks = await input.getTracks();
  if (tracks.length === 0) throw new Error('Nothing is in the container.');
  for (const track of tracks) {
    if (!(await isWhole(track))) throw new Error('The end of the file is missing.');
  }
  const codecs: string[] = [];
  for (const track of tracks) {
    const codec = await track.getCodec();
    if (codec !== null && !codecs.includes(codec)) codecs.push(codec);
  }
  const video = await input.getPrimaryVideoTrack();
  const width = Math.round((await video?.getDisplayWidth()) ?? 0);
  const height = Math.round((await video?.getDisplayHeight()) ?? 0);
  return {
    hasVideo: video !== null,
    ...(Number.isFinite(duration) && duration >= 0 ? { duration } : {}),
    ...(codecs.length > 0 ? { codecs: codecs.slice(0, codecsMaximum) } : {}),
    ...(isSize(width) && isSize(height) ? { width, height } : {}),
  };
}

// The reader of containers does not know this one.
const unreadable = 'video/x-msvideo';

/** Finds out what a file is. Runs on a worker thread: the file may be made to take long. */
export async function inspectFile(order: InspectionOrder): Promise<Inspection> {
  const type = await findType(order);
  if (!type) return { kind: 'refused', code: 'media-type-unsupported' };
  const { mimeType, kind, extensions } = type;
  const file: InspectedFile = { mimeType, kind, extension: extensions[0] ?? '' };
  const isTimed = (kind === 'video' || kind === 'audio') && mimeType !== unreadable;
  if (!isTimed) return { kind: 'accepted', file };
  try {
    const { hasVideo, ...timed } = await readContainer(order.path);
    if (kind === 'audio' && hasVideo && mimeType === 'audio/mp4') {
      return { kind: 'refused', code: 'media-type-unsupported' };
    }
    return { kind: 'accepted', file: { ...file, ...timed } };
  } catch {
    // The decoder throws at damaged files; the author is told.
    return { kind: 'refused', code: 'media-damaged' };
  }
}
