import type * as z from 'zod/mini';
import { fail, type Result, succeed } from '../result.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { validateDocument } from '../validation/validateDocument.ts';
import { type StoryDocument, storyDocument } from './document.ts';

/** Far more than a real document needs, far less than what exhausts the call stack. */
export const nestingMaximum = 64;

type Visit = { value: unknown; key: string; depth: number; parent: Visit | null };

function pathOf(visit: Visit): string {
  const keys: string[] = [];
  for (let at: Visit | null = visit; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.join('.');
}

/**
 * The path of the first value that nests too deeply, or null. Traverses with an explicit list, so that a
 * hostile document cannot exhaust the call stack here or in later code (SPEC D2).
 */
export function findTooDeep(input: unknown): string | null {
  const waiting: Visit[] = [{ value: input, key: '', depth: 0, parent: null }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, depth } = visit;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > nestingMaximum) return pathOf(visit);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null) {
        waiting.push({ value: child, key, depth: depth + 1, parent: visit });
      }
    }
  }
  return null;
}

/** The maximum number of reported problems. */
const reportedProblemsMaximum = 100;

const malformed = (path: string, detail: string): Problem =>
  problem('document-malformed', { path }, detail);

/** Reads a story from unknown data; unknown keys are kept (SPEC D1–D10). */
export function parseStory(input: unknown): Result<StoryDocument, Problem[]> {
  const tooDeep = findTooDeep(input);
  if (tooDeep !== null) return fail([malformed(tooDeep, 'Nested too deeply')]);
  const parsed = storyDocument.safeParse(input);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, reportedProblemsMaximum);
    return fail(
      issues.map((issue) => malformed(issue.path.map(String).join('.'), describeIssue(issue))),
    );
  }
  const problems = validateDocument(parsed.data);
  return problems.length === 0
    ? succeed(parsed.data)
    : fail(problems.slice(0, reportedProblemsMaximum));
}

const byteOrderMark = '\uFEFF';

/** Reads a story from the text of a JSON file. */
export function parseStoryJson(text: string): Result<StoryDocument, Problem[]> {
  let input: unknown;
  try {
    input = JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text);
  } catch (error) {
    return fail([malformed('', error instanceof Error ? error.message : String(error))]);
  }
  return parseStory(input);
}

/** What the schema expected, for someone who repairs the file by hand. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `Expected ${issue.expected}`;
  if (issue.code === 'invalid_value') return `Expected ${issue.values.map(String).join(' or ')}`;
  if (issue.code === 'too_small') return `Expected ${issue.origin} of at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `Expected ${issue.origin} of at most ${issue.maximum}`;
  return issue.message;
}
