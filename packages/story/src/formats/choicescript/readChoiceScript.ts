import {
  type PassageStory,
  type ReadPassage,
  withoutLastSpaces,
} from '../passages/passageStory.ts';
import { plainText } from '../plainText.ts';
import type { SourceFile } from '../readResult.ts';
import { type SceneLine, SceneWriter } from './sceneWriter.ts';

const commands =
  /^[ \t]{0,80}\*(?:create|choice|fake_choice|scene_list|label|goto|goto_scene|finish|page_break|ending|temp)\b(?![^\n]{0,300}\*)/m;

/** Whether a text is a scene of ChoiceScript. Emphasis in Markdown begins like a command and ends with the same sign. */
export const isChoiceScript = (text: string): boolean => commands.test(text);

const tab = 4;
const deepest = 200;

const lineOf = (raw: string): SceneLine => {
  const space = /^[ \t]*/.exec(raw)?.[0] ?? '';
  const indent = space.length + (tab - 1) * (space.split('\t').length - 1);
  return { indent: Math.min(indent, deepest), text: raw.trim() };
};

const sceneName = (fileName: string): string =>
  fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]{1,10}$/, '');

/** Scenes that say how a story is shown, and are none of it. */
const unshown = new Set(['choicescript_stats', 'choicescript_screen']);

/** The scenes of a game of ChoiceScript as one story; null if no file is one. */
export function readChoiceScript(files: readonly SourceFile[]): PassageStory | null {
  const scenes = files
    .map(({ name, text }) => ({ name: sceneName(name), text: plainText(text) }))
    .filter(({ name, text }) => isChoiceScript(text) && !unshown.has(name));
  const first = scenes.find(({ name }) => name === 'startup') ?? scenes[0];
  if (!first) return null;
  const listed = sceneList(first.text);
  const order = [first, ...scenes.filter((scene) => scene !== first)];
  const writers = order.map(({ name, text }) => {
    const at = listed.indexOf(name);
    const next = at === -1 ? undefined : listed[at + 1];
    const lines = withoutHeader(text.split('\n').map(lineOf));
    return new SceneWriter({ scene: name, lines, next: next ?? null });
  });
  for (const writer of writers) writer.write();
  const declared = writers.flatMap((writer) => writer.declared);
  const passages = writers.flatMap((writer) => writer.passages.map(withoutLooseSpaces));
  const left = declared.filter(({ kind }) => kind === 'macro');
  return {
    title: /^\*title[^\S\n]+(.*)$/m.exec(first.text)?.[1]?.trim() ?? '',
    start: first.name,
    passages: passages.map((passage, index) =>
      index === 0 ? { ...passage, parts: [...left, ...passage.parts] } : passage,
    ),
    declared: declared.flatMap((part) => (part.kind === 'change' ? [part.change] : [])),
    notes: [],
  };
}

/** Lines are joined by spaces, which nobody needs before a break. */
const withoutLooseSpaces = (passage: ReadPassage): ReadPassage => ({
  ...passage,
  parts: withoutLastSpaces(passage.parts).map((part) =>
    part.kind === 'text' ? { kind: 'text', text: part.text.replaceAll(/ {1,5}(?=\n)/g, '') } : part,
  ),
});

/** The scenes in their order. */
function sceneList(text: string): string[] {
  const lines = text.split('\n').map(lineOf);
  const from = lines.findIndex((line) => line.text === '*scene_list');
  if (from === -1) return [];
  const names: string[] = [];
  for (const { indent, text: name } of lines.slice(from + 1)) {
    if (name !== '' && indent <= (lines[from] as SceneLine).indent) break;
    if (name !== '') names.push(name.replace(/^\$\s*/, ''));
  }
  return names;
}

/** The lines without the title, the author and the list of scenes. */
function withoutHeader(lines: readonly SceneLine[]): SceneLine[] {
  let listIndent = -1;
  return lines.filter(({ indent, text }) => {
    if (listIndent !== -1 && (text === '' || indent > listIndent)) return false;
    listIndent = text === '*scene_list' ? indent : -1;
    return !/^\*(?:title|author|scene_list|ifid)\b/.test(text);
  });
}
