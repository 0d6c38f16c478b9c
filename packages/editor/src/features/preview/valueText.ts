import type { PlayState, StoryDocument, ValueChange, VariableValue } from '@dreamfork/story';
import type { PreviewMessages } from './messages.ts';

/** A value as an author reads it. */
export function valueText(value: VariableValue, messages: PreviewMessages): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return String(value).replace('-', '−');
  return value === '' ? messages.empty : messages.quoted(value);
}

/** What a step changed: «Золото 3 → 5, Ключ нет → да». */
export function changesText(changes: readonly ValueChange[], messages: PreviewMessages): string {
  const texts = changes.map(({ variable, before, after }) =>
    messages.change(variable.name, valueText(before, messages), valueText(after, messages)),
  );
  return texts.length > 0 ? texts.join(', ') : messages.unchanged;
}

/** The most values that the summary of a path names. */
const summaryMaximum = 6;

/** The values that differ from the initial ones: «Золото 5, Ключ да». */
export function summaryText(
  { variables = [] }: StoryDocument,
  { memory }: PlayState,
  messages: PreviewMessages,
): string {
  const changed = variables.flatMap(({ id, name, initial }) => {
    const value = memory?.values[id];
    return value === undefined || value === initial ? [] : `${name} ${valueText(value, messages)}`;
  });
  if (changed.length === 0) return messages.pathChangesNothing;
  const rest = changed.length - summaryMaximum;
  const shown = changed.slice(0, summaryMaximum).join(', ');
  return rest > 0 ? `${shown} ${messages.andMore(rest)}` : shown;
}
