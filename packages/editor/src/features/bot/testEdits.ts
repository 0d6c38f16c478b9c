import {
  addStoryTest,
  type RecordedReading,
  removeStoryTest,
  renameStoryTest,
  type StoryTest,
} from '@dreamfork/story';
import { type EditContext, reportRejected } from '../../commands/edits/context.ts';

/** Keeps a reading with the story; returns whether that was possible. */
export function keepReading(
  context: EditContext,
  { seed, decisions, nodeId }: RecordedReading,
  { title, values }: Pick<StoryTest, 'title' | 'values'>,
): boolean {
  const { session, ids } = context;
  return reportRejected(
    context,
    session.edit({
      label: 'add-test',
      operation: (story) =>
        addStoryTest(story, {
          test: { id: ids.next(), title, seed, decisions: [...decisions], nodeId, values },
        }),
    }),
  );
}

export const renameTest = (context: EditContext, testId: string, title: string): boolean =>
  reportRejected(
    context,
    context.session.edit({
      label: 'rename-test',
      operation: (story) => renameStoryTest(story, { testId, title }),
    }),
  );

export const deleteTest = (context: EditContext, testId: string): boolean =>
  reportRejected(
    context,
    context.session.edit({
      label: 'delete-test',
      operation: (story) => removeStoryTest(story, { testId }),
    }),
  );
