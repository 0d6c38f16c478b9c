import type * as z from 'zod/mini';

/** What the schema expected, for someone who repairs the file by hand. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `Expected ${issue.expected}`;
  if (issue.code === 'invalid_value') return `Expected ${issue.values.map(String).join(' or ')}`;
  if (issue.code === 'too_small') return `Expected ${issue.origin} of at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `Expected ${issue.origin} of at most ${issue.maximum}`;
  return issue.message;
}
