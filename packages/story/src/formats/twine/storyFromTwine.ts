import { fail, type Result, succeed } from '../../result.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { type Problem, problem } from '../../validation/problem.ts';
import { countsOf, storyFromPassages } from '../passages/storyFromPassages.ts';
import type { ImportFormat, ReadStory } from '../report.ts';
import { restoreLogic } from '../twineLogic/restoreLogic.ts';
import { type Extras, takeExtras, unchangedStory } from '../write/extras.ts';
import { dialectOf } from './dialectOf.ts';
import { mediaIn } from './mediaIn.ts';
import { restoreStory } from './restoreStory.ts';
import { scanText } from './scanText.ts';
import { isInitial, specialOf, takeSpecial } from './specialPassages.ts';
import type { TextPart } from './textPart.ts';
import { keptOf, passagesMaximum, type TwineStory } from './twineStory.ts';

/** What a passage that runs first gives a variable comes over, and empty lines between. */
const isSaid = (part: TextPart): boolean =>
  part.kind === 'change' || (part.kind === 'text' && part.text.trim() === '');

/** Lines of ours that only editors see are no notes of the author. */
const withoutHidden = (text: string, { dialect }: Extras): string =>
  dialect === null ? text : text.replaceAll(/^<!-- (?:\* |\[\[).* -->$/gm, '');

const restored = (twine: TwineStory, read: StoryDocument, extras: Extras): StoryDocument => {
  const { dialect } = extras;
  return dialect === null
    ? restoreStory({ twine, read, extras, dialect: 'own' })
    : restoreLogic({ twine, read, extras, dialect });
};

/** A Twine story as a story document, with a report of what became of it. */
export function storyFromTwine(
  twine: TwineStory,
  format: ImportFormat,
): Result<ReadStory, Problem> {
  if (twine.passages.length > passagesMaximum) return fail(problem('import-too-large'));
  const extras = takeExtras(twine, format);
  const dialect = extras ? (extras.dialect ?? 'own') : dialectOf(twine);
  if (!extras) takeSpecial(twine, specialOf(dialect));
  const before = extras
    ? [{ name: '', text: extras.initial.now }]
    : twine.special.filter(isInitial);
  const initial = before.map(({ name, text }) => ({ name, parts: scanText(text, dialect) }));
  const found = twine.passages.map(({ name, text }) =>
    extras ? { text: withoutHidden(text, extras), media: [], names: [] } : mediaIn(text, name),
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
      id: extras?.nodeIds[index],
      // A link may still have the name that its target had when the file was written.
      aliases: [extras?.origins[index]?.passage.name ?? name],
    })),
    isTemplate: dialect === 'own',
    declared: initial.flatMap(({ parts }) =>
      parts.flatMap((part) =>
        part.kind === 'change' ? { ...part.change, kind: 'initial' as const } : [],
      ),
    ),
    scripts: twine.scripts.map(({ text }) => text),
    notes: twine.notes,
  });
  if (!read.ok) return read;
  const { notes } = read.value;
  for (const [index, { names }] of found.entries()) {
    const id = read.value.story.nodes[index]?.id;
    for (const name of names) notes.add('media-left', name, id);
  }
  const said = new Set(initial.filter(({ parts }) => parts.every(isSaid)).map(({ name }) => name));
  for (const { name } of extras ? [] : twine.special)
    if (!said.has(name)) notes.add('script', name);
  for (const { name } of twine.scripts) notes.add('script', name);
  for (const { name } of twine.styles) notes.add('style', name);
  const plain: StoryDocument = { ...read.value.story, twine: keptOf(twine) };
  const story = extras ? (unchangedStory(extras, twine) ?? restored(twine, plain, extras)) : plain;
  const source = [twine.format, twine.formatVersion].filter(Boolean).join(' ');
  return succeed({
    story,
    report: { format, source, counts: countsOf(story), ...notes.lists() },
    ...(extras ? { base: extras.story } : {}),
  });
}
