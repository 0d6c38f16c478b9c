import { type Diagnosis, type FixCode, fixProblem } from '@dreamfork/story';
import { announce, type CommandContext } from './context.ts';

export function createDoctorCommands(context: CommandContext) {
  const { session, ids, random, locale } = context;
  return {
    /** Puts a problem right in one of the ways it offers. */
    fixProblem: ({ diagnosis, fix }: { diagnosis: Diagnosis; fix: FixCode }): boolean =>
      announce(
        context,
        session.edit({
          label: 'fix-problem',
          operation: (story) => fixProblem(story, diagnosis, fix, { ids, random, locale }),
        }),
      ),
  };
}
