import type { MergeConflict, StoryDocument } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import type { Undone } from '../../store/session/createSession.ts';
import { skippedMessages } from './skipped.messages.ts';

/** The most things that are named. */
const mostNames = 3;

export type SkippedNoticeInput = {
  undone: Undone;
  kind: 'undo' | 'redo' | 'travel';
  document: StoryDocument;
  locale: Locale;
};

/** Says what an undo has left because others changed it since. */
export function skippedNotice({ undone, kind, document, locale }: SkippedNoticeInput) {
  const messages = skippedMessages[locale];
  const names = [...new Set(undone.skipped.map((one) => nameOf(one, document, locale)))];
  const more = names.length - mostNames;
  const named = names.slice(0, mostNames).join(', ');
  return {
    title: messages[undone.hasChanged ? 'partly' : 'nothing'][kind],
    description:
      names.length === 0
        ? messages.gone
        : messages.left(more > 0 ? `${named} ${messages.more(more)}` : named),
  };
}

/** «текст узла «Дверь»»; an item that is gone has its title from one of the sides. */
function nameOf(conflict: MergeConflict, document: StoryDocument, locale: Locale): string {
  const messages = skippedMessages[locale];
  const { kind, id, part, base, mine, theirs } = conflict;
  if (kind === 'field') {
    const { fields } = messages;
    return fields[id === 'title' || id === 'description' || id === 'startNodeId' ? id : 'other'];
  }
  const partName = part && messages.parts[part];
  if (kind === 'connection')
    return partName ? messages.ofConnection(partName) : messages.connection;
  if (kind === 'note') return partName ? messages.ofNote(partName) : messages.note;
  const list: readonly { id: string; title: string }[] = document[`${kind}s`];
  const sides = [list.find((item) => item.id === id), mine, theirs, base] as const;
  const title = sides.map(titleIn).find((found) => found !== '') ?? '';
  if (kind === 'node') return partName ? messages.ofNode(partName, title) : messages.node(title);
  return partName ? messages.ofGroup(partName, title) : messages.group(title);
}

const titleIn = (side: unknown): string =>
  typeof side === 'object' && side !== null && 'title' in side && typeof side.title === 'string'
    ? side.title
    : '';
