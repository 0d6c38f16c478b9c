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

/** `1` of `1`, `1.2` and `"1.2"`; undefined where it is no version. */
function majorOf(version: unknown): number | undefined {
  const [, major] = /^(\d{1,4})(?:\.\d{1,6}){0,2}$/.exec(String(version)) ?? [];
  return major === undefined ? undefined : Number(major);
}

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
  const major = majorOf(version);
  if (major !== undefined && major > storyFileVersion) return refuse('file-newer');
  if (major !== storyFileVersion) return refuse('file-damaged');
  const parsed = storyFileManifest.safeParse(input);
  return parsed.success ? succeed(parsed.data) : refuse('file-damaged');
}
