import { fail, type Result, succeed } from '../result.ts';
import { type Problem, problem } from '../validation/problem.ts';
import {
  type StoryFileManifest,
  storyFileFormat,
  storyFileManifest,
  storyFileVersion,
} from './manifest.ts';

type Heading = { format?: unknown; version?: unknown };

const headingOf = (input: unknown): Heading =>
  typeof input === 'object' && input !== null ? input : {};

const refuse = (code: 'file-unrecognised' | 'file-newer' | 'file-damaged') => fail(problem(code));

/** Reads the text of `manifest.json`; keys it does not know are kept (SPEC X2–X4). */
export function parseManifest(text: string): Result<StoryFileManifest, Problem> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return refuse('file-damaged');
  }
  const { format, version } = headingOf(input);
  if (format !== storyFileFormat) return refuse('file-unrecognised');
  if (typeof version === 'number' && version > storyFileVersion) return refuse('file-newer');
  const parsed = storyFileManifest.safeParse(input);
  return parsed.success ? succeed(parsed.data) : refuse('file-damaged');
}
