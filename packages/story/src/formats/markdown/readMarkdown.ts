import type { PassageStory, ReadPassage } from '../passages/passageStory.ts';
import { passagesMaximum } from '../twine/twineStory.ts';
import { readMarkdownText, slugOf, unescapeMarkdown } from './markdownText.ts';

/** A heading with the lines below it. */
type Section = { level: number; title: string; anchors: string[]; lines: string[] };

const heading = /^ {0,3}(#{1,6})(?:[^\S\n]+(.*))?$/;
const underline = /^ {0,3}(=+|-+)\s*$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const anchor =
  /<a\s{1,5}(?:id|name)\s{0,5}=\s{0,5}(?:"([^"<>]{1,300})"|'([^'<>]{1,300})')\s{0,5}\/?>(?:\s{0,5}<\/a>)?/gi;
/** `{#anchor}` at the end of a heading. */
const attribute = /\s{1,5}\{#([^\s{}]{1,300})[^{}]{0,300}\}$/;

function sectionOf(level: number, written: string): Section {
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
  return { level, title, anchors, lines: [] };
}

/** The `title` of the settings before a text, and where the text begins. */
function readFrontMatter(lines: readonly string[]): { title: string; from: number } {
  if (lines[0]?.trimEnd() !== '---') return { title: '', from: 0 };
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end === -1) return { title: '', from: 0 };
  const found = lines.slice(1, end).find((line) => line.startsWith('title:')) ?? '';
  const title = found.slice('title:'.length).trim();
  return { title: title.replace(/^(["'])(.*)\1$/, '$2'), from: end + 1 };
}

function splitSections(lines: readonly string[]): { before: string[]; sections: Section[] } {
  const before: string[] = [];
  const sections: Section[] = [];
  let open = before;
  let closing: string | null = null;
  const begin = (section: Section) => {
    sections.push(section);
    open = section.lines;
  };
  for (const line of lines) {
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
    if (marks !== undefined) begin(sectionOf(marks.length, words));
    else if (under !== undefined && under.length > 1) {
      open.pop();
      begin(sectionOf(under.startsWith('=') ? 1 : 2, previous));
    } else {
      if (mark !== undefined) closing = mark;
      open.push(line);
    }
    if (sections.length > passagesMaximum) break;
  }
  return { before, sections };
}

/** The name of every section in links; headings that are alike get a number, as on the web. */
function keysOf(sections: readonly Section[]): string[] {
  const taken = new Set<string>();
  const counters = new Map<string, number>();
  return sections.map(({ title }) => {
    const base = slugOf(title);
    let key = base;
    for (let number = counters.get(base) ?? 1; taken.has(key); number += 1) {
      counters.set(base, number + 1);
      key = `${base}-${number}`;
    }
    taken.add(key);
    return key;
  });
}

/**
 * Reads a Markdown outline: headings are passages and links to headings are choices; null if there is no
 * heading. A first heading of its own rank is the title, unless the story uses it as a passage.
 */
export function readMarkdown(source: string): PassageStory | null {
  const lines = source.split('\n');
  const front = readFrontMatter(lines);
  const { before, sections } = splitSections(lines.slice(front.from));
  const keys = keysOf(sections);
  const known = new Set([
    ...keys,
    ...sections.flatMap(({ anchors, title }) => [...anchors, title]),
  ]);
  const passages = sections.map(({ title, anchors, lines: own }, index): ReadPassage => {
    const key = keys[index] ?? '';
    return {
      key,
      title: title || '…',
      parts: readMarkdownText(own.join('\n'), (name) => known.has(name)),
      aliases: [...anchors, title],
    };
  });
  const [first, ...rest] = passages;
  if (!first) return null;
  const targets = new Set(
    passages.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'link' ? part.target : [])),
    ),
  );
  const isUsed = [first.key, ...(first.aliases ?? [])].some((name) => targets.has(name));
  const leadsOn = first.parts.some(({ kind }) => kind === 'link');
  const isHighest = sections.slice(1).every(({ level }) => level > (sections[0]?.level ?? 0));
  const isTitle = rest.length > 0 && isHighest && !isUsed && !leadsOn;
  const text = [...before, ...(isTitle ? (sections[0]?.lines ?? []) : [])].join('\n').trim();
  return {
    title: front.title || (isTitle ? first.title : ''),
    description: text,
    start: 0,
    passages: isTitle ? rest : passages,
    notes: [],
  };
}
