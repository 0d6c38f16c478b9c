import { inQuotes } from '@dreamfork/story/text';
import type { Editor } from '../../../commands/command.ts';
import type { LibraryFile } from '../../../services/index.ts';
import { libraryMessages } from './library.messages.ts';
import { replaceInStory } from './libraryEdits.ts';

/** Changes what the server has of the author's, the open story excepted. Gives the number of stories. */
async function replaceElsewhere(
  { services, session, interaction, locale }: Editor,
  from: LibraryFile,
  to: LibraryFile,
): Promise<number> {
  const messages = libraryMessages[locale].replacing;
  const library = services.media?.library;
  const storyId = session.getState().saved.id;
  if (!library) return 0;
  const fail = (description: string) =>
    interaction.notify({ status: 'error', title: messages.failed, description });
  const uses = await library.uses(from.id);
  if (!uses.ok) {
    fail(uses.error.message);
    return 0;
  }
  const others = uses.value.items.filter((use) => use.storyId !== storyId);
  if (others.length === 0 && !uses.value.isAvatar) return 0;
  const isConfirmed = await interaction.confirm({
    title: messages.title,
    text: messages.text(
      others.map(({ title }) => title),
      uses.value.isAvatar,
    ),
    confirmLabel: messages.confirm,
    cancelLabel: messages.cancel,
  });
  if (!isConfirmed) return 0;
  const answer = await library.replace({
    fromId: from.id,
    toId: to.id,
    ...(storyId === undefined ? {} : { exceptStoryId: storyId }),
  });
  const failure = answer.ok
    ? answer.value.left.map(({ title }) => inQuotes(title, locale)).join(', ')
    : answer.error.message;
  if (failure) fail(failure);
  return answer.ok ? answer.value.replaced.length : 0;
}

/** Shows another file wherever the author's stories show the first; in other stories after a question. */
export async function replaceFile(editor: Editor, from: LibraryFile, to: LibraryFile) {
  const nodes = replaceInStory(editor, from, to);
  const stories = from.id === to.id ? 0 : await replaceElsewhere(editor, from, to);
  editor.interaction.notify({
    status: 'success',
    title: libraryMessages[editor.locale].replacing.done(nodes, stories),
  });
}
