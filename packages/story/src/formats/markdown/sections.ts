import { passagesMaximum } from '../twine/twineStory.ts';
import { slugOf, unescapeMarkdown } from './markdownText.ts';

/** A heading with the lines below it. */
export type Section = {
  level: number;
  title: string;
  anchors: string[];
  lines: string[];
  /** The number of the heading's line, from 1 on. */
  line: number;
};

const heading = /^ {0,3}(#{1,6})(?:[^\S\n]+(.*))?$/;
const underline = /^ {0,3}(=+|-+)\s*$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const anchor =
  /<a\s{1,5}(?:id|name)\s{0,5}=\s{0,5}(?:"([^"<>]{1,300})"|'([^'<>]{1,300})')\s{0,5}\/?>(?:\s{0,5}<\/a>)?/gi;
/** `{#anchor}` at the end of a heading. */
const attribute = /\s{1,5}\{#([^\s{}]{1,300})[^{}]{0,300}\}$/;

function sectionOf(level: number, written: string, line: number): Section {
  const anchors: string[] = [];
  // Closing marks of a heading are none of its words. The marks are taken from the end, one by one.
  let end = written.trimEnd();
  let marks = end.length;
  while (marks > 0 && end[marks - 1] === '#') marks -= 1;
  if (marks === 0 || /\s/.test(end[marks - 1] ?? '')) end = end.slice(0, marks);
  const own = end.replaceAll(anchor, (_whole, double?: string, single?: string) => {
    anchors.push(double ?? single ?? '');
    return '';
  });
  const [whole = '', id] = attribute.exec(own.trimEnd()) ?? [];
  if (id !== undefined) anchors.push(id);
  const title = unescapeMarkdown(
    own.trimEnd().slice(0, own.trimEnd().length - whole.length),
  ).trim();
  return { level, title, anchors, lines: [], line };
}

/** The `title` of the settings before a text, and where the text begins. */
export function readFrontMatter(lines: readonly string[]): { title: string; from: number } {
  if (lines[0]?.trimEnd() !== '---') return { title: '', from: 0 };
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end === -1) return { title: '', from: 0 };
  const found = lines.slice(1, end).find((line) => line.startsWith('title:')) ?? '';
  const title = found.slice('title:'.length).trim();
  return { title: title.replace(/^(["'])(.*)\1$/, '$2'), from: end + 1 };
}

/** The sections of a text, each from its heading to the next, and the lines before the first. */
export function splitSections(lines: readonly string[]): {
  before: string[];
  sections: Section[];
} {
  const before: string[] = [];
  const sections: Section[] = [];
  let open = before;
  let closing: string | null = null;
  const begin = (section: Section) => {
    sections.push(section);
    open = section.lines;
  };
  for (const [index, line] of lines.entries()) {
    const mark = fence.exec(line)?.[1];
    if (closing !== null) {
      open.push(line);
      if (mark?.startsWith(closing) && line.trim() === mark) closing = null;
      continue;
    }
    const [, marks, words = ''] = heading.exec(line) ?? [];
    const previous = open.at(-1) ?? '';
    // One line of words with a line of marks below it is a heading too.
    const under =
      previous.trim() !== '' && (open.at(-2) ?? '').trim() === '' && !/^\s*[-*>|]/.test(previous)
        ? underline.exec(line)?.[1]
        : undefined;
    if (marks !== undefined) begin(sectionOf(marks.length, words, index + 1));
    else if (under !== undefined && under.length > 1) {
      open.pop();
      begin(sectionOf(under.startsWith('=') ? 1 : 2, previous, index));
    } else {
      if (mark !== undefined) closing = mark;
      open.push(line);
    }
    if (sections.length > passagesMaximum) break;
  }
  return { before, sections };
}

/** The name of every section in links; headings that are alike get a number, as on the web. */
export function keysOf(sections: readonly Pick<Section, 'title' | 'anchors'>[]): string[] {
  const given = new Map(
    sections.flatMap((section) => section.anchors.map((name) => [name, section])),
  );
  const taken = new Set<string>();
  const counters = new Map<string, number>();
  return sections.map((section) => {
    const base = slugOf(section.title) || 'section';
    const isFree = (name: string) => !taken.has(name) && (given.get(name) ?? section) === section;
    let key = base;
    for (let number = counters.get(base) ?? 1; !isFree(key); number += 1) {
      counters.set(base, number + 1);
      key = `${base}-${number}`;
    }
    taken.add(key);
    return key;
  });
}
