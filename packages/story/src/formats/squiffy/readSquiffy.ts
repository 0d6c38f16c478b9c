import { addText, type PassageStory, type ReadPassage } from '../passages/passageStory.ts';
import { stableId } from '../stableId.ts';
import { passagesMaximum } from '../twine/twineStory.ts';
import { readSquiffyText } from './squiffyText.ts';

/** A section, or a passage within one, as the file states it. */
type Part = {
  name: string;
  key: string;
  sectionKey: string;
  lines: string[];
  /** Lines of JavaScript. */
  code: string[];
  next?: { label: string; target: string };
};

const section = /^\[\[(.{0,1000})\]\]:\s*$/;
const passage = /^\[(.{0,1000})\]:\s*$/;
/** `+++words` goes on in a new section, `++words` in a new passage. */
const onward = /^\+{2,3}(.{0,1000})$/;
const setting = /^@(\w{1,40})\s*(.{0,1000})$/;
const code = /^(?:\t| {4})\S/;

/** A link to the next section, which a line of three hyphens begins without a name. */
const toNext = /\[\[([^[\]\n]{1,1000}?)(?:\]\]\(>[^()\n]{0,1000}\)|(?<!-)>\]\])/;

const isSquiffy = (source: string): boolean =>
  /^\[\[.{0,1000}\]\]:[^\S\n]*$/m.test(source) ||
  /^@(?:title|start)\s/m.test(source) ||
  (/^---[^\S\n]*$/m.test(source) && toNext.test(source));

type Settings = { title: string; start: string | null };

function splitParts(source: string): { parts: Part[]; settings: Settings } {
  const settings: Settings = { title: '', start: null };
  const parts: Part[] = [];
  const open = (name: string, key: string, sectionKey: string): Part => {
    const part: Part = { name, key, sectionKey, lines: [], code: [] };
    parts.push(part);
    return part;
  };
  let current: Part | null = null;
  let onwards = 0;
  for (const line of source.split('\n')) {
    if (parts.length > passagesMaximum) break;
    const [, sectionName] = section.exec(line) ?? [];
    const [, passageName] = sectionName === undefined ? (passage.exec(line) ?? []) : [];
    const [, words] = onward.exec(line) ?? [];
    const [, name = '', value = ''] = setting.exec(line) ?? [];
    if (sectionName !== undefined) {
      const title = sectionName.trim();
      current = open(title, title, title);
    } else if (passageName !== undefined) {
      const title = passageName.trim();
      const { sectionKey = '' } = current ?? {};
      current = open(title, passageKey(sectionKey, title), sectionKey);
    } else if (words !== undefined && current) {
      onwards += 1;
      const key = stableId('onward', current.key, words, onwards);
      const label = words.trim() || '…';
      const isSection = line.startsWith('+++');
      current.next = { label, target: key };
      current = open(label, key, isSection ? key : current.sectionKey);
    } else if (current && /^---\s*$/.test(line) && toNext.test(current.lines.join('\n'))) {
      onwards += 1;
      const label = toNext.exec(current.lines.join('\n'))?.[1]?.trim() ?? '…';
      const key = stableId('onward', current.key, '---', onwards);
      current = open(label, key, key);
    } else if (name === 'title') settings.title = value.trim();
    else if (name === 'start') settings.start = value.trim();
    else if (current || line.trim() !== '') {
      // Text before the first section is where Squiffy begins.
      current ??= open('', '', '');
      if (code.test(line)) current.code.push(line);
      else current.lines.push(line);
    }
  }
  return { parts, settings };
}

const passageKey = (sectionKey: string, name: string): string =>
  stableId('squiffy', sectionKey, name);

/**
 * Reads a story of Squiffy; null if the text is none. A passage belongs to its section: what leads nowhere
 * else leads back to it, because in Squiffy the section stays open.
 */
export function readSquiffy(source: string, isKnown = false): PassageStory | null {
  if (!isKnown && !isSquiffy(source)) return null;
  const { parts, settings } = splitParts(source);
  // From each part, the section that begins next behind it.
  const nextSections = new Map<Part, string>();
  let behind: string | undefined;
  for (const part of parts.toReversed()) {
    if (behind !== undefined) nextSections.set(part, behind);
    if (part.key === part.sectionKey) behind = part.key;
  }
  const keys = new Set(parts.map(({ key }) => key));
  const passages = parts.map((part): ReadPassage => {
    const { name, key, sectionKey, lines, code: script, next } = part;
    const read = readSquiffyText(lines.join('\n'), {
      hasSection: (target) => keys.has(target),
      nextSection: nextSections.get(part),
      findPassage: (target) => {
        const own = passageKey(sectionKey, target);
        return keys.has(own) ? own : null;
      },
    });
    if (next) {
      addText(read, '\n');
      read.push({ kind: 'link', ...next });
    }
    for (const line of script) read.push({ kind: 'macro', name: 'JavaScript', code: line });
    const isPassage = key !== sectionKey;
    const leadsOn = read.some(({ kind }) => kind === 'link' || kind === 'jump');
    if (isPassage && !leadsOn) {
      addText(read, '\n');
      read.push({ kind: 'jump', target: sectionKey });
    }
    return { key, title: name || settings.title || '…', parts: read };
  });
  return {
    title: settings.title,
    start: settings.start ?? 0,
    passages,
    notes: [],
  };
}
