import { type Diagnostic, type FixCode, fixDiagnostic } from '@dreamfork/story';
import { type EditContext, reportRejected } from './context.ts';

/** Applies one of the fixes that a diagnostic offers. Returns whether it was made. */
export function applyFix(
  context: EditContext,
  { diagnostic, fix }: { diagnostic: Diagnostic; fix: FixCode },
): boolean {
  const { session, ids, random, locale } = context;
  return reportRejected(
    context,
    session.edit({
      label: 'fix-problem',
      operation: (story) => fixDiagnostic(story, diagnostic, fix, { ids, random, locale }),
    }),
  );
}
