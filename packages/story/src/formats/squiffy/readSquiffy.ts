import { addText, type PassageStory, type ReadPassage } from '../passages/passageStory.ts';
import { createNotes, type Notes } from '../report.ts';
import { stableId } from '../stableId.ts';
import { passagesMaximum } from '../twine/twineStory.ts';
import { readSquiffyText } from './squiffyText.ts';

/** A section, or a passage within one, as the file states it. */
type Part = {
  name: string;
  key: string;
  sectionKey: string;
  lines: string[];
  next?: { label: string; target: string };
};

const section = /^\[\[(.{0,1000})\]\]:\s*$/;
const passage = /^\[(.{0,1000})\]:\s*$/;
/** `+++words` goes on in a new section, `++words` in a new passage. */
const onward = /^\+{2,3}(.{0,1000})$/;
const setting = /^@(\w{1,40})\s*(.{0,1000})$/;
const code = /^(?:\t| {4})\S/;

const isSquiffy = (source: string): boolean =>
  /^\[\[.{0,1000}\]\]:[^\S\n]*$/m.test(source) || /^@(?:title|start)\s/m.test(source);

type Settings = { title: string; start: string | null };

function splitParts(source: string, notes: Notes): { parts: Part[]; settings: Settings } {
  const settings: Settings = { title: '', start: null };
  const parts: Part[] = [];
  const open = (name: string, key: string, sectionKey: string): Part => {
    const part: Part = { name, key, sectionKey, lines: [] };
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
    } else if (name === 'title') settings.title = value.trim();
    else if (name === 'start') settings.start = value.trim();
    else if (current || line.trim() !== '') {
      // Text before the first section is where Squiffy begins.
      current ??= open('', '', '');
      current.lines.push(line);
      if (name !== '') notes.add('macro', `@${name}`, stableId('passage', current.key, 0));
      else if (code.test(line)) {
        notes.add('macro', 'JavaScript', stableId('passage', current.key, 0));
      }
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
export function readSquiffy(source: string): PassageStory | null {
  if (!isSquiffy(source)) return null;
  const notes = createNotes();
  const { parts, settings } = splitParts(source, notes);
  const keys = new Set(parts.map(({ key }) => key));
  const passages = parts.map(({ name, key, sectionKey, lines, next }): ReadPassage => {
    const read = readSquiffyText(lines.join('\n'), {
      hasSection: (target) => keys.has(target),
      findPassage: (target) => {
        const own = passageKey(sectionKey, target);
        return keys.has(own) ? own : null;
      },
    });
    if (next) {
      addText(read, '\n');
      read.push({ kind: 'link', ...next });
    }
    const isPassage = key !== sectionKey;
    const leadsOn = read.some((part) => part.kind === 'link' || part.kind === 'jump');
    if (isPassage && !leadsOn) {
      addText(read, '\n');
      read.push({ kind: 'jump', target: sectionKey });
    }
    return { key, title: name || settings.title || '…', parts: read };
  });
  const { simplified, broken } = notes.lists();
  return {
    title: settings.title,
    start: settings.start ?? 0,
    passages,
    notes: [...simplified, ...broken],
  };
}
