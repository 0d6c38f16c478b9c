import { formatMarkdown, type MarkdownFormat } from '@dreamfork/story/text';
import { lazily } from '@dreamfork/ui/lazy';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { findShortcut, type Shortcut } from '../../commands/shortcuts.ts';

const withControl = (key: string): readonly Shortcut[] => [
  { key, withControl: true, reach: 'field' },
];

/** The formats that have keys, in every field for a text of Markdown. */
export const formatKeys: readonly { format: MarkdownFormat; shortcuts: readonly Shortcut[] }[] = [
  { format: 'strong', shortcuts: withControl('b') },
  { format: 'emphasis', shortcuts: withControl('i') },
];

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

/** Formats what is selected where a key asks for it. */
export function formatByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, nativeEvent, defaultPrevented } = event;
  if (!(target instanceof HTMLTextAreaElement) || target.readOnly) return;
  if (defaultPrevented || nativeEvent.isComposing) return;
  const key = findShortcut(formatKeys, nativeEvent, 'field');
  if (!key) return;
  event.preventDefault();
  event.stopPropagation();
  formatField(target, key.format);
}

const fetchHtmlToMarkdown = lazily(
  async () => (await import('./htmlToMarkdown.ts')).htmlToMarkdown,
);
const mayHaveFormats =
  /<(?:b|strong|i|em|h[1-6]|li|a|blockquote)[\s>]|font-weight|font-style|mso-list/i;
const blockMark = /^(?:#{1,6}|-|\d{1,3}\.|>) /;

/** A heading, a list and a quote begin and end with a line of their own. */
function asBlocks(markdown: string, { value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  const before = value.slice(0, selectionStart);
  const isInLine = before !== '' && !before.endsWith('\n');
  const goesOn = /^[^\n]/.test(value.slice(selectionEnd));
  const lastLine = markdown.slice(markdown.lastIndexOf('\n') + 1).trimStart();
  const above = isInLine && blockMark.test(markdown) ? '\n\n' : '';
  return above + markdown + (goesOn && blockMark.test(lastLine) ? '\n\n' : '');
}

/** Pastes bold, italics, headings, lists, quotes and links as Markdown; without any of them the text as it is. */
export async function pasteFormatted(event: ClipboardEvent<HTMLElement>): Promise<void> {
  const { target, clipboardData } = event;
  const html = clipboardData.getData('text/html');
  if (!(target instanceof HTMLTextAreaElement) || target.readOnly) return;
  if (!mayHaveFormats.test(html)) return;
  event.preventDefault();
  const plain = clipboardData.getData('text/plain');
  const markdown = await fetchHtmlToMarkdown()
    .then((htmlToMarkdown) => htmlToMarkdown(html))
    // Without the code that reads it, the text comes without its formats.
    .catch(() => null);
  target.focus();
  document.execCommand('insertText', false, markdown === null ? plain : asBlocks(markdown, target));
}
