import { asRaw, everyItem, isoDate, noDate, type Raw, unwrapped } from './raw.ts';

const text = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : fallback;
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;

const families = ['image/', 'video/', 'audio/'] as const;

/** The number of a file's kind: as the server says, else by its media type. */
function kindOf(raw: Record<string, unknown>): number {
  for (const said of [raw.type, raw.mediaType]) {
    if (typeof said === 'number' && Number.isInteger(said) && said >= 0 && said <= 5) return said;
  }
  const family = families.findIndex((prefix) => text(raw.mimeType).startsWith(prefix));
  if (family >= 0) return family;
  return raw.mimeType ? 3 : 0;
}

/** A file as any server tells of it; what it leaves out gets a plain default. */
export function readMediaFile(payload: unknown): Raw | undefined {
  const raw = unwrapped(unwrapped(payload, 'data'), 'file');
  const uploadedAt = isoDate(raw.uploadedAt) ?? isoDate(raw.createdAt) ?? noDate;
  const fileName = text(raw.fileName, text(raw.originalFileName));
  const id = idOf(raw.id) ?? idOf(raw.mediaId);
  if (id === undefined) return undefined;
  return {
    id,
    userId: text(raw.userId),
    originalFileName: text(raw.originalFileName, fileName),
    fileName,
    mimeType: text(raw.mimeType),
    fileSize: count(raw.fileSize),
    type: kindOf(raw),
    description: text(raw.description),
    tags: Array.isArray(raw.tags) ? raw.tags.join(',') : text(raw.tags),
    status: count(raw.status),
    downloadCount: count(raw.downloadCount),
    createdAt: isoDate(raw.createdAt) ?? uploadedAt,
    updatedAt: isoDate(raw.updatedAt) ?? uploadedAt,
    uploadedAt,
    width: raw.width ?? undefined,
    height: raw.height ?? undefined,
    duration: raw.duration ?? undefined,
    placeholder: raw.placeholder ?? undefined,
    waveform: raw.waveform ?? undefined,
    codecs: raw.codecs ?? undefined,
    isKept: raw.isKept ?? undefined,
    unusedSince: isoDate(raw.unusedSince) ?? undefined,
  };
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export function readMediaList(payload: unknown): unknown {
  const items = everyItem(payload, readMediaFile);
  const { total } = asRaw(payload);
  return items && { items, total: typeof total === 'number' ? total : items.length };
}

export function readMediaNode(payload: unknown): Raw | undefined {
  const raw = unwrapped(payload, 'data');
  const { x, y } = asRaw(raw.position);
  const id = idOf(raw.id) ?? idOf(raw.mediaNodeId);
  if (id === undefined) return undefined;
  return {
    id,
    storyFlowId: text(raw.storyFlowId),
    mediaFileId: idOf(raw.mediaFileId) ?? '',
    position: { x: typeof x === 'number' ? x : 0, y: typeof y === 'number' ? y : 0 },
    title: text(raw.title),
    description: text(raw.description),
  };
}

export const readMediaNodes = (payload: unknown): unknown => {
  const items = everyItem(payload, readMediaNode);
  return items && { items };
};

/** A list under its own name, or bare; without one the server has nothing of the kind. */
export const readNamedList =
  (name: string, readItem: (item: unknown) => unknown = (item) => item) =>
  (payload: unknown): unknown => {
    const list = Array.isArray(payload) ? payload : asRaw(payload)[name];
    return { [name]: Array.isArray(list) ? list.map(readItem) : [] };
  };

/** A model as a name, or as an object that has one. */
export const readModel = (item: unknown): unknown =>
  typeof item === 'string' ? item : (asRaw(item).name ?? asRaw(item).id);

export const readProvider = (item: unknown): unknown => {
  if (typeof item === 'string') return { name: item, displayName: item };
  const { name, displayName } = asRaw(item);
  return { name, displayName: text(displayName) || text(name) };
};

/** Numbers may be left out, and ids come as numbers too. */
export function readImportResult(payload: unknown): unknown {
  const raw = asRaw(payload);
  return { ...raw, success: true, storyId: idOf(raw.storyId), jobId: idOf(raw.jobId) };
}

/** Some servers tell nothing of a template that they keep. */
export const readSavedTemplate = (payload: unknown, request: unknown): unknown =>
  payload ?? request;
