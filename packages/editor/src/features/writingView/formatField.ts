import { formatMarkdown, type MarkdownFormat } from '@dreamfork/story/text';

/** How many characters two texts have in common from the beginning. */
function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Changes the text of a field as typing does. A value that is set from outside would empty what the browser's own
 * undo goes back through, and there is no other way to add to it than `execCommand`.
 */
function typeText(field: HTMLTextAreaElement, text: string): void {
  const { value } = field;
  const from = commonStart(value, text);
  const most = Math.min(value.length, text.length) - from;
  let same = 0;
  while (same < most && value.at(-1 - same) === text.at(-1 - same)) same += 1;
  field.setSelectionRange(from, value.length - same);
  const piece = text.slice(from, text.length - same);
  if (piece === '') document.execCommand('delete');
  else document.execCommand('insertText', false, piece);
}

/** Gives what is selected in a field a format, or takes it away, and goes on writing there. */
export function formatField(field: HTMLTextAreaElement, format: MarkdownFormat): void {
  const { value, selectionStart: from, selectionEnd: to } = field;
  const { text, selection } = formatMarkdown(value, { from, to }, format);
  field.focus();
  if (text !== value) typeText(field, text);
  field.setSelectionRange(selection.from, selection.to);
}
