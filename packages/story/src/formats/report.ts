import type { StoryDocument } from '../schema/document.ts';

/** Text formats that a story can be read from. */
export const importFormats = [
  'twine-html',
  'twine1-html',
  'twee',
  'twine-json',
  'json',
  'yarn',
  'squiffy',
  'markdown',
  'ink',
  'choicescript',
] as const;

export type ImportFormat = (typeof importFormats)[number];

/** What came over in a simpler form. `name` is that of the macro, or of the script or style sheet. */
export const simplifiedCodes = [
  'macro',
  'script',
  'style',
  'link-outside',
  'comment',
  'repaired',
] as const;

/** What needs the author. `name` is the missing target, the name that is taken, the address of a media file,
 * the variable, or the file that is not there. */
export const brokenCodes = [
  'target-missing',
  'target-computed',
  'name-duplicate',
  'start-missing',
  'header-damaged',
  'media-left',
  'variable-conflict',
  'file-missing',
] as const;

export type ReportCode = (typeof simplifiedCodes)[number] | (typeof brokenCodes)[number];

export type ReportNote = {
  code: ReportCode;
  name: string;
  count: number;
  /** The nodes concerned, the first 20 of them. */
  nodeIds: string[];
};

/** What became of a story on its way in. */
export type ImportReport = {
  format: ImportFormat;
  /** The program or story format that the file names, such as `Harlowe 3.3.8`. */
  source: string;
  counts: { nodes: number; connections: number; choices: number; endings: number };
  simplified: ReportNote[];
  broken: ReportNote[];
};

/** A story that was read from a file, before anything is made of it. */
export type ReadStory = {
  story: StoryDocument;
  report: ImportReport;
  /** The story as it was when this file was written from it, if the file tells (SPEC W1). */
  base?: StoryDocument;
};

const maximumNodeIds = 20;

/** Collects notes, one for each code and name. */
export function createNotes(initial: readonly ReportNote[] = []) {
  const notes = new Map<string, ReportNote>();
  const add = (code: ReportCode, name: string, nodeId?: string, count = 1): void => {
    const key = `${code} ${name}`;
    const note = notes.get(key) ?? { code, name, count: 0, nodeIds: [] };
    note.count += count;
    if (nodeId !== undefined && note.nodeIds.length < maximumNodeIds) {
      if (note.nodeIds.at(-1) !== nodeId) note.nodeIds.push(nodeId);
    }
    notes.set(key, note);
  };
  for (const { code, name, count, nodeIds } of initial) add(code, name, nodeIds[0], count);

  const listed = (codes: readonly ReportCode[]): ReportNote[] =>
    [...notes.values()]
      .filter(({ code }) => codes.includes(code))
      .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  return {
    add,
    lists: () => ({ simplified: listed(simplifiedCodes), broken: listed(brokenCodes) }),
  };
}

export type Notes = ReturnType<typeof createNotes>;
