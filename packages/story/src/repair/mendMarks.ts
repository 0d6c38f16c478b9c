import { noteSizeDefault } from '../operations/notes.ts';
import { type Group, group, type Note, note } from '../schema/document.ts';
import { defaultMarkColour } from '../schema/markColours.ts';
import type { IdBook } from './idBook.ts';
import { positionOf } from './mendPositions.ts';
import { isRaw, numberOf, type Raw, wordsOf } from './raw.ts';
import type { RepairLog } from './repair.ts';

const colourOf = (raw: Raw): string =>
  typeof raw.colour === 'string' ? raw.colour : defaultMarkColour;

/** Groups of the right shape; what is none is dropped. */
export const mendGroups = (items: readonly unknown[], ids: IdBook, log: RepairLog): Group[] =>
  items.flatMap((item): Group | never[] => {
    const parsed = group.safeParse(item);
    if (parsed.success) return parsed.data;
    if (!isRaw(item)) {
      log.add('item-dropped');
      return [];
    }
    const id = ids.nameOf(item.id, () => log.add('mark-id-renewed'));
    log.add('mark-mended', { groupId: id });
    return { ...item, id, title: wordsOf(item.title), colour: colourOf(item) };
  });

const side = (value: unknown, fallback: number): number => {
  const length = numberOf(value);
  return length !== undefined && length > 0 ? length : fallback;
};

const column = { x: 60, y: 200, step: 165 } as const;

/** Notes of the right shape; those without a place lie in a column to the left of the grid. */
export function mendNotes(items: readonly unknown[], ids: IdBook, log: RepairLog): Note[] {
  let placed = 0;
  return items.flatMap((item): Note | never[] => {
    const parsed = note.safeParse(item);
    if (parsed.success) return parsed.data;
    const raw: Raw = isRaw(item) ? item : { text: wordsOf(item) };
    if (!isRaw(item) && raw.text === '') {
      log.add('item-dropped');
      return [];
    }
    const id = ids.nameOf(raw.id, () => log.add('mark-id-renewed'));
    log.add('mark-mended', { noteId: id });
    const size = isRaw(raw.size) ? raw.size : {};
    return {
      ...raw,
      id,
      text: wordsOf(raw.text),
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
