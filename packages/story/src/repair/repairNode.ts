import { type ChoiceOption, type NodeMedia, nodeMedia } from '../schema/document.ts';
import { idMaximumLength, temporaryPrefix } from '../schema/ids.ts';
import { isMediaType, mediaTypes, type NodeType, nodeTypes } from '../schema/nodeTypes.ts';
import type { IdAllocator } from './idAllocator.ts';
import { idOf, isRaw, itemsOf, type Raw, stringOf } from './raw.ts';
import type { RepairLog } from './repair.ts';

/** A repaired node whose position may be unknown. */
export type RepairedNode = Raw & { id: string; type: NodeType; position: unknown };

type IdAllocators = { choices: IdAllocator; connections: IdAllocator; groups: IdAllocator };

function typeOf(raw: Raw, nodeId: string, log: RepairLog): NodeType {
  const known = nodeTypes.find((type) => type === raw.type);
  if (known) return known;
  log.add('node-type-reset', { nodeId });
  const spelt = typeof raw.type === 'string' ? raw.type.trim().toLowerCase() : '';
  return nodeTypes.find((type) => type === spelt) ?? 'text';
}

function textOf(value: unknown, nodeId: string, log: RepairLog): string {
  if (typeof value === 'string') return value;
  if (value !== undefined && value !== null) log.add('text-repaired', { nodeId });
  return stringOf(value);
}

function repairMedia(value: unknown, node: { id: string; type: NodeType }, log: RepairLog) {
  if (value === undefined || value === null) return [];
  const place = { nodeId: node.id };
  if (!Array.isArray(value)) log.add('list-repaired', place);
  return itemsOf(value).flatMap((item, index): NodeMedia | never[] => {
    const parsed = nodeMedia.safeParse(item);
    if (parsed.success) return parsed.data;
    const raw: Raw = typeof item === 'string' ? { url: item } : isRaw(item) ? item : {};
    if (stringOf(raw.url) === '') {
      log.add('item-dropped', place);
      return [];
    }
    log.add('media-repaired', place);
    const mimeType = stringOf(raw.mimeType);
    const named = mediaTypes.find(
      (type) => type === raw.mediaType || mimeType.startsWith(`${type}/`),
    );
    const sound = {
      id: idOf(raw.id)?.slice(0, idMaximumLength) ?? `media-${index + 1}`,
      mediaType: named ?? (isMediaType(node.type) ? node.type : 'document'),
      url: stringOf(raw.url),
      title: stringOf(raw.title),
      description: stringOf(raw.description),
      mimeType,
    };
    const whole = nodeMedia.safeParse({ ...raw, ...sound });
    return whole.success ? whole.data : nodeMedia.parse(sound);
  });
}

function repairChoices(
  value: unknown,
  nodeId: string,
  ids: IdAllocators,
  log: RepairLog,
): ChoiceOption[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) log.add('list-repaired', { nodeId });
  return itemsOf(value).flatMap((item): ChoiceOption | never[] => {
    const raw = isRaw(item) ? item : { text: stringOf(item) };
    if (Object.keys(raw).length === 0 || (!isRaw(item) && raw.text === '')) {
      log.add('item-dropped', { nodeId });
      return [];
    }
    const id = ids.choices.assign(raw.id, () => log.add('choice-id-renewed', { nodeId }));
    if (typeof raw.text !== 'string') log.add('text-repaired', { nodeId, choiceId: id });
    const followed = ids.connections.find(raw.connectionId);
    if (!followed) log.add('choice-loosened', { nodeId, choiceId: id });
    return {
      ...raw,
      id,
      text: stringOf(raw.text),
      connectionId: followed ?? `${temporaryPrefix}${id}`,
    };
  });
}

/** A node of valid shape with all text of the given one (SPEC R2, R4). */
export function repairNode(
  item: unknown,
  id: string,
  ids: IdAllocators,
  log: RepairLog,
): RepairedNode {
  const raw: Raw = isRaw(item) ? item : { content: stringOf(item) };
  const { groupId: rawGroupId, ...known } = raw;
  const type = typeOf(raw, id, log);
  const groupId = ids.groups.find(rawGroupId);
  const mediaNodeId = idOf(raw.mediaNodeId) ?? null;
  return {
    ...known,
    id,
    type,
    title: textOf(raw.title, id, log),
    content: textOf(raw.content, id, log),
    position: raw.position,
    choices: repairChoices(raw.choices, id, ids, log),
    media: repairMedia(raw.media, { id, type }, log),
    mediaNodeId,
    ...(groupId === undefined ? {} : { groupId }),
  };
}
