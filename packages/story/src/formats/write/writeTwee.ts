import type { StoryDocument } from '../../schema/document.ts';
import type { SourceText } from '../twine/twineStory.ts';
import { type TwineOptions, twineParts } from './twineParts.ts';

const escapeHeader = (text: string): string => text.replaceAll(/[[\]{}\\]/g, '\\$&');

/** A line that begins like a header gets a backslash before it. */
const escapeText = (text: string): string => text.replaceAll(/^\\*::/gm, '\\$&');

type Section = { name: string; tags?: readonly string[]; metadata?: object; text: string };

function writeSection({ name, tags = [], metadata, text }: Section): string {
  const list = tags.length > 0 ? ` [${tags.map(escapeHeader).join(' ')}]` : '';
  const facts = metadata ? ` ${JSON.stringify(metadata)}` : '';
  return `:: ${escapeHeader(name)}${list}${facts}\n${escapeText(text)}\n`;
}

/**
 * The story as Twee 3. What Twee has no place for travels in a passage of its own, so that reading the
 * text again gives the same story (SPEC W1).
 */
export function writeTwee(story: StoryDocument, options: TwineOptions = {}): string {
  const { ifid, format, formatVersion, start, tagColours, scripts, styles, passages } = twineParts(
    story,
    options,
  );
  const data = {
    ifid,
    ...(format ? { format } : {}),
    ...(formatVersion ? { 'format-version': formatVersion } : {}),
    ...(start === undefined ? {} : { start }),
    ...(Object.keys(tagColours).length > 0 ? { 'tag-colors': tagColours } : {}),
  };
  const sources = (list: readonly SourceText[], tag: string): Section[] =>
    list.map(({ name, text }) => ({ name: name || tag, tags: [tag], text }));
  const sections: Section[] = [
    { name: 'StoryTitle', text: story.title },
    { name: 'StoryData', text: JSON.stringify(data, null, 2) },
    ...sources(scripts, 'script'),
    ...sources(styles, 'stylesheet'),
    ...passages.map(({ position, ...passage }) => ({
      ...passage,
      ...(position ? { metadata: { position: `${position.x},${position.y}` } } : {}),
    })),
  ];
  return sections.map(writeSection).join('\n');
}
