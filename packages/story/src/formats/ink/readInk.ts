import { InkParser } from 'inkjs/compiler/Parser/InkParser';
import { fail } from '../../result.ts';
import { problem } from '../../validation/problem.ts';
import type { ReadPassage } from '../passages/passageStory.ts';
import { plainText } from '../plainText.ts';
import type { Change } from '../readLogic/parseLogic.ts';
import { found, fromPassages, type ReadResult, type SourceFile } from '../readResult.ts';
import { createNotes } from '../report.ts';
import type { TextPart } from '../twine/textPart.ts';
import { inkExpression } from './inkExpression.ts';
import { inkStory } from './inkNames.ts';
import { InkFlowWriter } from './inkPassages.ts';
import { type InkPart, nameIn, partIn } from './inkTree.ts';

/** The parser of inkjs reads a few megabytes a second. */
const longestInk = 10_000_000;

/** The kinds of messages of inkjs: 0 is a note of the author, 1 a warning. */
const errorType = 2;

const include = /^[^\S\n]*INCLUDE[^\S\n]+(\S.*?)\s*$/gm;

const fileName = (path: string): string => path.split(/[\\/]/).at(-1)?.toLowerCase() ?? '';

/** Reads one story of ink, with the files that it includes. */
function readOne(main: SourceFile, files: ReadonlyMap<string, string>): ReadResult {
  const notes = createNotes();
  const text = plainText(main.text);
  const problems: string[] = [];
  const onMessage = (message: string, type: number): void => {
    if (type === errorType) problems.push(message);
  };
  const handler = {
    ResolveInkFilename: (name: string) => fileName(name),
    LoadInkFileContents: (name: string) => {
      const included = files.get(name);
      if (included === undefined) notes.add('file-missing', name);
      return included ?? '';
    },
  };
  let root: InkPart | null = null;
  try {
    const parser = new InkParser(text, main.name, onMessage, null, handler);
    root = parser.ParseStory() as unknown as InkPart | null;
  } catch (error) {
    // The parser of inkjs throws where it cannot go on.
    problems.push(error instanceof Error ? error.message : '');
  }
  if (problems.length > 0 || !root) return fail(problem('import-ink', {}, problems[0]));
  return fromTree(root, text, notes);
}

function fromTree(root: InkPart, text: string, notes: ReturnType<typeof createNotes>): ReadResult {
  const story = inkStory(root);
  const lines = text.split('\n');
  const writers = story.flows.map((flow) => new InkFlowWriter(story, flow, lines));
  for (const writer of writers) writer.write();
  const passages: ReadPassage[] = writers.flatMap((writer) => writer.passages);
  const [first, ...rest] = passages;
  if (!first) return found([]);
  const [jump, ...others] = first.parts.filter(
    (part) => part.kind !== 'text' || part.text.trim() !== '',
  );
  // A story that only leads to its first knot begins there.
  const isLeading = first.key === '' && rest.length > 0 && jump?.kind === 'jump';
  const isEmpty = first.key === '' && rest.length > 0 && jump === undefined;
  const names = story.namesIn('');
  const declared = story.declarations.flatMap((part): Change[] => {
    const value = inkExpression(partIn(part, 'expression'), names);
    const variable = nameIn(part, 'variableIdentifier');
    return value && variable !== '' ? [{ variable, kind: 'initial', value }] : [];
  });
  const title =
    first.tags
      ?.find((tag) => /^title:/i.test(tag))
      ?.slice(6)
      .trim() ?? '';
  const isLed = isLeading && others.length === 0;
  const lists = story.declarations.filter(({ typeName }) => typeName === 'LIST');
  const left = [...lists, ...story.functions].map((part): TextPart => {
    const name = nameIn(part) || nameIn(part, 'variableIdentifier');
    const kind = part.typeName === 'LIST' ? 'LIST' : 'function';
    return { kind: 'macro', ...(writers[0] as InkFlowWriter).written(part, `${kind} ${name}`) };
  });
  const shown = isLed || isEmpty ? rest : passages;
  const { simplified, broken } = notes.lists();
  return fromPassages(
    {
      title,
      start: isLed ? jump.target : 0,
      // What belongs to the whole story stands with its first node.
      passages: shown.map((passage, index) =>
        index === 0 ? { ...passage, parts: [...passage.parts, ...left] } : passage,
      ),
      declared,
      notes: [...simplified, ...broken],
    },
    'ink',
    'ink',
  );
}

/** The stories of files of ink. A file that another one includes is a part of its story. */
export function readInk(given: readonly SourceFile[]): ReadResult {
  const size = given.reduce((sum, { text }) => sum + text.length, 0);
  if (size > longestInk) return fail(problem('import-ink-too-large'));
  const files = new Map(given.map(({ name, text }) => [fileName(name), plainText(text)]));
  const included = new Set(
    given.flatMap(({ text }) => [...text.matchAll(include)].map((each) => fileName(each[1] ?? ''))),
  );
  const mains = given.filter(({ name }) => !included.has(fileName(name)));
  const stories: ReadResult[] = (mains.length > 0 ? mains : given.slice(0, 1)).map((main) =>
    readOne(main, files),
  );
  const refused = stories.find((result) => !result.ok);
  return (
    refused ??
    found(
      stories.flatMap((result) =>
        result.ok ? result.value.map((value) => ({ ok: true as const, value })) : [],
      ),
    )
  );
}
