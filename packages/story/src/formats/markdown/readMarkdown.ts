import type { PassageStory, ReadPassage } from '../passages/passageStory.ts';
import { unescapeLines } from './escapeContent.ts';
import { readMarkdownText } from './markdownText.ts';
import { keysOf, readFrontMatter, splitSections } from './sections.ts';

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
      parts: readMarkdownText(unescapeLines(own).join('\n'), (name) => known.has(name)),
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
