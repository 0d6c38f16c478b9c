import { fail, type Result, succeed } from '../../result.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { type Problem, problem } from '../../validation/problem.ts';
import { countsOf, storyFromPassages } from '../passages/storyFromPassages.ts';
import type { ImportFormat, ReadStory } from '../report.ts';
import { restoreExtras, takeExtras, unchangedStory } from '../write/extras.ts';
import { dialectOf } from './macros/macroReaders.ts';
import { mediaIn } from './mediaIn.ts';
import { scanText } from './scanText.ts';
import { passagesMaximum, type TwineStory } from './twineStory.ts';

/** What only Twine knows of a story, kept beside it for the way back. */
const keptOf = ({ ifid, format, formatVersion, tagColours, scripts, styles }: TwineStory) => ({
  ifid,
  format,
  formatVersion,
  tagColours,
  scripts,
  styles,
});

/** A Twine story as a story document, with a report of what became of it. */
export function storyFromTwine(
  twine: TwineStory,
  format: ImportFormat,
): Result<ReadStory, Problem> {
  if (twine.passages.length > passagesMaximum) return fail(problem('import-too-large'));
  const extras = takeExtras(twine, format);
  const dialect = dialectOf(twine.format);
  const found = twine.passages.map(({ name, text }) =>
    extras ? { text, media: [], names: [] } : mediaIn(text, name),
  );
  const read = storyFromPassages({
    title: twine.name,
    start: twine.start,
    passages: twine.passages.map(({ name, tags, text, position }, index) => ({
      key: name,
      title: name,
      tags,
      parts: scanText(found[index]?.text ?? text, dialect),
      media: found[index]?.media ?? [],
      ...(position ? { position } : {}),
      id: extras?.ids.get(name),
    })),
    notes: twine.notes,
  });
  if (!read.ok) return read;
  const { notes } = read.value;
  for (const [index, { names }] of found.entries()) {
    const id = read.value.story.nodes[index]?.id;
    for (const name of names) notes.add('media-left', name, id);
  }
  for (const { name } of twine.scripts) notes.add('script', name);
  for (const { name } of twine.styles) notes.add('style', name);
  let story: StoryDocument = { ...read.value.story, twine: keptOf(twine) };
  if (extras) story = unchangedStory(extras, twine) ?? restoreExtras(story, twine, extras);
  const source = [twine.format, twine.formatVersion].filter(Boolean).join(' ');
  return succeed({
    story,
    report: { format, source, counts: countsOf(story), ...notes.lists() },
    ...(extras ? { base: extras.story } : {}),
  });
}
