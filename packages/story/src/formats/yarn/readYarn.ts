import type { Position } from '../../schema/document.ts';
import { withoutOuterLines } from '../plainText.ts';
import { createNotes, type ReportNote } from '../report.ts';
import { passagesMaximum, readPosition, textOf, wordsOf } from '../twine/twineStory.ts';

/** A node of Yarn as its file states it. */
export type YarnNode = {
  title: string;
  tags: string[];
  lines: string[];
  position?: Position;
};

export type YarnStory = { nodes: YarnNode[]; notes: readonly ReportNote[] };

const header = /^\s{0,20}([a-z][\w-]{0,40})\s{0,20}:(.*)$/i;

/** Headers of editors that say nothing about the story. */
const ignored = new Set(['colorid', 'color', 'style', 'group', 'note']);

/** Whether text is Yarn: its first line is a header, or a tag of the file, and a body follows. */
const isYarn = (source: string): boolean => {
  const first = source.split('\n', 200).find((line) => !/^\s*(?:$|#\S|\/\/)/.test(line)) ?? '';
  return header.test(first) && /^---\s*$/m.test(source) && /^\s{0,20}title\s{0,20}:/m.test(source);
};

/** Reads the nodes of Yarn Spinner 1, 2 and 3; null if the text is none. */
export function readYarn(source: string): YarnStory | null {
  if (!isYarn(source)) return null;
  const notes = createNotes();
  const nodes: YarnNode[] = [];
  let node: YarnNode = { title: '', tags: [], lines: [] };
  let isBody = false;
  const end = () => {
    const text = withoutOuterLines(node.lines.join('\n'));
    if (isBody || node.title !== '') {
      if (node.title === '') {
        node.title = String(nodes.length + 1);
        notes.add('header-damaged', node.title);
      }
      if (nodes.length <= passagesMaximum) nodes.push({ ...node, lines: text.split('\n') });
    }
    node = { title: '', tags: [], lines: [] };
    isBody = false;
  };
  for (const line of source.split('\n')) {
    if (/^===\s*$/.test(line)) end();
    else if (isBody) node.lines.push(line);
    else if (/^---\s*$/.test(line)) isBody = true;
    else {
      const [, name = '', value = ''] = header.exec(line) ?? [];
      const key = name.toLowerCase();
      const position = key === 'position' ? readPosition(value) : null;
      if (key === 'title') node.title = value.trim();
      else if (key === 'tags') node.tags = wordsOf(value);
      else if (position) node.position = position;
      else if (key !== '' && key !== 'position' && !ignored.has(key)) {
        notes.add('macro', `${key}: ${value.trim().slice(0, 200)}`);
      }
    }
  }
  end();
  return { nodes, notes: [...notes.lists().simplified, ...notes.lists().broken] };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads the JSON that the editors of Yarn write: a list of nodes, with or without a header; null if it is none. */
export function readYarnJson(input: unknown): YarnStory | null {
  const list = Array.isArray(input) ? input : record(input).nodes;
  if (!Array.isArray(list) || list.length === 0) return null;
  const isYarn = list.every((item) => {
    const { title, body } = record(item);
    return typeof title === 'string' && typeof body === 'string';
  });
  if (!isYarn) return null;
  const nodes = list.slice(0, passagesMaximum + 1).map((item) => {
    const { title, tags, body, position } = record(item);
    const place = readPosition(position);
    return {
      title: textOf(title).trim(),
      tags: wordsOf(Array.isArray(tags) ? tags.map(textOf).join(' ') : textOf(tags)),
      lines: textOf(body).replaceAll(/\r\n?/g, '\n').trimEnd().split('\n'),
      ...(place ? { position: place } : {}),
    };
  });
  return { nodes, notes: [] };
}
