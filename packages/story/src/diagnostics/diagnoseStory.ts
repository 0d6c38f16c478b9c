import type { StoryDocument } from '../schema/document.ts';
import { createDiagnosticsRunner } from './createDiagnosticsRunner.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The diagnostics of a valid story (SPEC V); they never prevent saving. */
export function diagnoseStory(story: StoryDocument): readonly Diagnostic[] {
  const diagnoser = createDiagnosticsRunner();
  diagnoser.start(story);
  return diagnoser.step(Number.POSITIVE_INFINITY) as readonly Diagnostic[];
}
