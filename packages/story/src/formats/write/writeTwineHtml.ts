import type { StoryDocument } from '../../schema/document.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { textOf } from '../twine/twineStory.ts';
import { type TwineOptions, twineParts } from './twineParts.ts';

/** Scripts and styles are raw in a page: what would end them, or hide their end, gets a backslash. */
const escapeRaw = (text: string): string => text.replaceAll(/<(?=\/(?:script|style)|!--)/gi, '<\\');

/**
 * The story as an archive of Twine 2, which its library imports. As in Twee, what Twine has no place for
 * travels in a passage of its own (SPEC W5).
 */
export function writeTwineHtml(story: StoryDocument, options: TwineOptions = {}): string {
  const parts = twineParts(story, options);
  const start = parts.passages.findIndex(({ name }) => name === parts.start) + 1;
  const attribute = (name: string, value: string | number): string =>
    ` ${name}="${escapeHtml(String(value))}"`;
  const passages = parts.passages.map(
    ({ name, tags, position, text }, index) =>
      `<tw-passagedata${attribute('pid', index + 1)}${attribute('name', name)}${attribute('tags', tags.join(' '))}${position ? attribute('position', `${position.x},${position.y}`) : ''} size="100,100">${escapeHtml(text)}</tw-passagedata>`,
  );
  const raw = (tag: 'script' | 'style', role: string, type: string) =>
    parts[tag === 'script' ? 'scripts' : 'styles'].map(
      ({ name, text }) =>
        `<${tag} role="${role}"${attribute('id', name || `twine-user-${role}`)} type="${type}">${escapeRaw(text)}</${tag}>`,
    );
  const colours = Object.entries(parts.tagColours).map(
    ([name, colour]) =>
      `<tw-tag${attribute('name', name)}${attribute('color', textOf(colour))}></tw-tag>`,
  );
  const data = [
    attribute('name', story.title),
    ...(start > 0 ? [attribute('startnode', start)] : []),
    attribute('creator', 'Dreamfork'),
    attribute('ifid', parts.ifid),
    attribute('format', parts.format),
    attribute('format-version', parts.formatVersion),
  ].join('');
  return [
    `<tw-storydata${data} options="" hidden>`,
    ...raw('style', 'stylesheet', 'text/twine-css'),
    ...raw('script', 'script', 'text/twine-javascript'),
    ...colours,
    ...passages,
    '</tw-storydata>\n',
  ].join('\n');
}
