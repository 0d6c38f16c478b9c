import { type ChoiceOption, type NodeMedia, nodeMedia } from '../schema/document.ts';
import { idMaximumLength, temporaryPrefix } from '../schema/ids.ts';
import { isMediaType, mediaTypes, type NodeType, nodeTypes } from '../schema/nodeTypes.ts';
import type { IdBook } from './idBook.ts';
import { idOf, isRaw, itemsOf, type Raw, wordsOf } from './raw.ts';
import type { RepairLog } from './repair.ts';

/** A node whose position may still be unknown. */
export type MendedNode = Raw & { id: string; type: NodeType; position: unknown };

type Books = { choices: IdBook; connections: IdBook; groups: IdBook };

function typeOf(raw: Raw, nodeId: string, log: RepairLog): NodeType {
  const known = nodeTypes.find((type) => type === raw.type);
  if (known) return known;
  log.add('node-type-reset', { nodeId });
  const spelt = typeof raw.type === 'string' ? raw.type.trim().toLowerCase() : '';
  return nodeTypes.find((type) => type === spelt) ?? 'text';
}

function textOf(value: unknown, nodeId: string, log: RepairLog): string {
  if (typeof value === 'string') return value;
  if (value !== undefined && value !== null) log.add('text-mended', { nodeId });
  return wordsOf(value);
}

function mendMedia(value: unknown, node: { id: string; type: NodeType }, log: RepairLog) {
  if (value === undefined || value === null) return [];
  const place = { nodeId: node.id };
  if (!Array.isArray(value)) log.add('list-mended', place);
  return itemsOf(value).flatMap((item, index): NodeMedia | never[] => {
    const parsed = nodeMedia.safeParse(item);
    if (parsed.success) return parsed.data;
    const raw: Raw = typeof item === 'string' ? { url: item } : isRaw(item) ? item : {};
    if (wordsOf(raw.url) === '') {
      log.add('item-dropped', place);
      return [];
    }
    log.add('media-mended', place);
    const mimeType = wordsOf(raw.mimeType);
    const named = mediaTypes.find(
      (type) => type === raw.mediaType || mimeType.startsWith(`${type}/`),
    );
    const sound = {
      id: idOf(raw.id)?.slice(0, idMaximumLength) ?? `media-${index + 1}`,
      mediaType: named ?? (isMediaType(node.type) ? node.type : 'document'),
      url: wordsOf(raw.url),
      title: wordsOf(raw.title),
      description: wordsOf(raw.description),
      mimeType,
    };
    const whole = nodeMedia.safeParse({ ...raw, ...sound });
    return whole.success ? whole.data : nodeMedia.parse(sound);
  });
}

function mendChoices(value: unknown, nodeId: string, books: Books, log: RepairLog): ChoiceOption[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) log.add('list-mended', { nodeId });
  return itemsOf(value).flatMap((item): ChoiceOption | never[] => {
    const raw = isRaw(item) ? item : { text: wordsOf(item) };
    if (Object.keys(raw).length === 0 || (!isRaw(item) && raw.text === '')) {
      log.add('item-dropped', { nodeId });
      return [];
    }
    const id = books.choices.nameOf(raw.id, () => log.add('choice-id-renewed', { nodeId }));
    if (typeof raw.text !== 'string') log.add('text-mended', { nodeId, choiceId: id });
    const followed = books.connections.find(raw.connectionId);
    if (!followed) log.add('choice-loosened', { nodeId, choiceId: id });
    return {
      ...raw,
      id,
      text: wordsOf(raw.text),
      connectionId: followed ?? `${temporaryPrefix}${id}`,
    };
  });
}

/** A node of the right shape that says all that the given one said (SPEC R2, R4). */
export function mendNode(item: unknown, id: string, books: Books, log: RepairLog): MendedNode {
  const raw: Raw = isRaw(item) ? item : { content: wordsOf(item) };
  const { groupId: rawGroupId, ...known } = raw;
  const type = typeOf(raw, id, log);
  const groupId = books.groups.find(rawGroupId);
  const mediaNodeId = idOf(raw.mediaNodeId) ?? null;
  return {
    ...known,
    id,
    type,
    title: textOf(raw.title, id, log),
    content: textOf(raw.content, id, log),
    position: raw.position,
    choices: mendChoices(raw.choices, id, books, log),
    media: mendMedia(raw.media, { id, type }, log),
    mediaNodeId,
    ...(groupId === undefined ? {} : { groupId }),
  };
}
