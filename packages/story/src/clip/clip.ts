import { fail, type Result, succeed } from '../result.ts';
import type { Connection, Group, Note, StoryNode } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import type { Variable } from '../schema/variable.ts';
import { type Problem, type ProblemCode, problem } from '../validation/problem.ts';

export const clipFormat = 'dreamfork/clip';
export const clipVersion = 1;

/** Copied parts of a story: self-contained plain data (SPEC K1). */
export type StoryClip = {
  format: typeof clipFormat;
  version: typeof clipVersion;
  nodes: StoryNode[];
  /** The connections between nodes of the clip. */
  connections: Connection[];
  groups: Group[];
  notes: Note[];
  /** The variables of the story that the clip was copied from; absent if it does not remember. */
  variables?: Variable[];
};

/** A clip as plain text: titles, contents, numbered choices, notes (SPEC K4). */
export function clipText({ nodes, connections, notes }: StoryClip): string {
  const titles = new Map(nodes.map(({ id, title }) => [id, title.trim()]));
  const targets = new Map(connections.map(({ id, toNodeId }) => [id, titles.get(toNodeId)]));
  const passages = nodes.map(({ title, content, choices }) => {
    const lines = choices.map(({ text, connectionId }, index) => {
      const target = targets.get(connectionId);
      return `${index + 1}. ${text}${target ? ` → ${target}` : ''}`;
    });
    return [title.trim(), content.trim(), lines.join('\n')].filter(Boolean).join('\n\n');
  });
  return [...passages, ...notes.map(({ text }) => text.trim())].filter(Boolean).join('\n\n\n');
}

/** Longer texts are not parsed. */
const clipLengthMaximum = 50_000_000;

const refuse = (code: ProblemCode): Result<StoryClip, Problem> => fail(problem(code));

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Other text from the clipboard.
    return null;
  }
}

/** Reads a clip from the text of a clipboard, which can hold anything (SPEC K3). */
export function parseClip(text: string): Result<StoryClip, Problem> {
  if (text.length > clipLengthMaximum || !text.includes(clipFormat)) {
    return refuse('clip-unrecognised');
  }
  const input = readJson(text);
  if (typeof input !== 'object' || input === null || !('format' in input)) {
    return refuse('clip-unrecognised');
  }
  if (input.format !== clipFormat || !('version' in input)) return refuse('clip-unrecognised');
  const { version } = input;
  if (typeof version === 'number' && version > clipVersion) return refuse('clip-newer');
  if (version !== clipVersion) return refuse('clip-damaged');

  const { nodes, connections, groups, notes, variables } = input as Record<string, unknown>;
  const parsed = parseStory({ title: '', nodes, connections, groups, notes, variables });
  if (!parsed.ok) return refuse('clip-damaged');
  const { value } = parsed;
  return succeed({
    format: clipFormat,
    version: clipVersion,
    nodes: value.nodes,
    connections: value.connections,
    groups: value.groups,
    notes: value.notes,
    ...(value.variables ? { variables: value.variables } : {}),
  });
}
