import { noteSizeDefault } from '../operations/notes.ts';
import { type Group, group, type Note, note } from '../schema/document.ts';
import { defaultMarkColour } from '../schema/markColours.ts';
import type { IdAllocator } from './idAllocator.ts';
import { isRaw, numberOf, type Raw, stringOf } from './raw.ts';
import type { RepairLog } from './repair.ts';
import { positionOf } from './repairPositions.ts';

const colourOf = (raw: Raw): string =>
  typeof raw.colour === 'string' ? raw.colour : defaultMarkColour;

/** Groups of valid shape; other values are dropped. */
export const repairGroups = (
  items: readonly unknown[],
  ids: IdAllocator,
  log: RepairLog,
): Group[] =>
  items.flatMap((item): Group | never[] => {
    const parsed = group.safeParse(item);
    if (parsed.success) return parsed.data;
    if (!isRaw(item)) {
      log.add('item-dropped');
      return [];
    }
    const id = ids.assign(item.id, () => log.add('mark-id-renewed'));
    log.add('mark-repaired', { groupId: id });
    return { ...item, id, title: stringOf(item.title), colour: colourOf(item) };
  });

const side = (value: unknown, fallback: number): number => {
  const length = numberOf(value);
  return length !== undefined && length > 0 ? length : fallback;
};

const column = { x: 60, y: 200, step: 165 } as const;

/** Notes of valid shape; those without a position are placed in a column left of the grid. */
export function repairNotes(items: readonly unknown[], ids: IdAllocator, log: RepairLog): Note[] {
  let placed = 0;
  return items.flatMap((item): Note | never[] => {
    const parsed = note.safeParse(item);
    if (parsed.success) return parsed.data;
    const raw: Raw = isRaw(item) ? item : { text: stringOf(item) };
    if (!isRaw(item) && raw.text === '') {
      log.add('item-dropped');
      return [];
    }
    const id = ids.assign(raw.id, () => log.add('mark-id-renewed'));
    log.add('mark-repaired', { noteId: id });
    const size = isRaw(raw.size) ? raw.size : {};
    return {
      ...raw,
      id,
      text: stringOf(raw.text),
      position: positionOf(raw.position) ?? {
        x: column.x,
        y: column.y + column.step * placed++,
      },
      size: {
        ...size,
        width: side(size.width, noteSizeDefault.width),
        height: side(size.height, noteSizeDefault.height),
      },
      colour: colourOf(raw),
    };
  });
}
