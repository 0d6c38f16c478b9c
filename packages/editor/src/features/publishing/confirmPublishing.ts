import {
  type Diagnostic,
  diagnoseStory,
  problemMessages,
  type StoryDocument,
  storyIndex,
} from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import type { Interaction } from '../../store/interaction.ts';
import { publishingDetailsMessages } from './details.messages.ts';

const mostNamed = 3;

/** What readers would notice; hints are for the author alone. */
export const metByReaders = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity !== 'hint');

/** The first of what readers would meet, by place, and how many more there are. */
export function nameMet(document: StoryDocument, met: readonly Diagnostic[], locale: Locale) {
  const { wholeStory, untitled, meetMore } = publishingDetailsMessages[locale];
  const lines = met.slice(0, mostNamed).map(({ code, place: { nodeId } }) => {
    const title =
      nodeId === undefined ? wholeStory : storyIndex(document).nodesById.get(nodeId)?.title;
    return `${title || untitled}: ${problemMessages[locale][code]}`;
  });
  return met.length > mostNamed ? [...lines, meetMore(met.length - mostNamed)] : lines;
}

export type PublishingQuestion = {
  document: StoryDocument;
  /** What the author has agreed to publish; grows with each agreement. */
  agreed: Set<string>;
  /** Whether the story is saved also where it is not published. */
  isSave: boolean;
  confirm: Interaction['confirm'];
  locale: Locale;
};

const keyOf = ({ code, place }: Diagnostic) => JSON.stringify([code, place]);

/** Names what readers would meet before it is published. What was agreed to is not asked again. */
export async function confirmPublishing({
  document,
  agreed,
  isSave,
  confirm,
  locale,
}: PublishingQuestion): Promise<boolean> {
  const met = metByReaders(diagnoseStory(document));
  if (met.every((diagnostic) => agreed.has(keyOf(diagnostic)))) return true;
  const messages = publishingDetailsMessages[locale];
  const isConfirmed = await confirm({
    title: messages.confirmTitle,
    text: `${messages.meet} ${nameMet(document, met, locale).join('; ')}.`,
    confirmLabel: messages.publish,
    ...(isSave ? { cancelLabel: messages.saveOnly } : {}),
  });
  if (isConfirmed) for (const diagnostic of met) agreed.add(keyOf(diagnostic));
  return isConfirmed;
}
