import { fail, type Result, succeed } from '../result.ts';
import { parseStory } from '../schema/parseStory.ts';
import { type Problem, type ProblemCode, problem } from '../validation/problem.ts';
import { clipFormat, clipVersion, type StoryClip } from './clip.ts';

/** Longer texts are not parsed. */
export const clipLengthMaximum = 50_000_000;

const refuse = (code: ProblemCode): Result<StoryClip, Problem> => fail(problem(code));

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
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
