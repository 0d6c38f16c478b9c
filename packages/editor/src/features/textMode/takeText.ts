import { compareStories, type StoryDocument } from '@dreamfork/story';
import type { OutlinePlan } from '@dreamfork/story/formats';
import { inQuotes } from '@dreamfork/story/text';
import type { Editor } from '../../commands/command.ts';
import { textModeMessages } from './messages.ts';

/** More names than these are counted. */
const namedNodes = 10;

/** Takes a text over as one step of undo; asks first where nodes are removed. Returns whether it was taken over. */
export async function takeText(
  { session, interaction, locale }: Editor,
  before: StoryDocument,
  plan: OutlinePlan,
): Promise<boolean> {
  const messages = textModeMessages[locale];
  const removed = compareStories(before, plan.story).nodes.flatMap((node) =>
    node.kind === 'removed' ? [node.before?.title || messages.untitled] : [],
  );
  if (removed.length > 0) {
    const named = removed.slice(0, namedNodes).map((title) => inQuotes(title, locale));
    const rest = removed.length - named.length;
    const isConfirmed = await interaction.confirm({
      title: messages.removeTitle(removed.length),
      text: messages.removeText(
        [named.join(', '), rest > 0 && messages.andMore(rest)].filter(Boolean).join(' '),
      ),
      confirmLabel: messages.remove,
      tone: 'danger',
    });
    if (!isConfirmed) return false;
  }
  session.replaceDocument('edit-as-text', plan.story);
  interaction.notify({
    status: 'success',
    title: messages.taken,
    description: messages.takenText,
  });
  return true;
}
