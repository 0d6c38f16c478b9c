import {
  findNode,
  isDefaultContent,
  mediaIdOf,
  outgoing,
  type StoryDocument,
  type StoryNode,
} from '@dreamfork/story';
import type { AssistantTask, Tone } from '../../services/assistant.ts';
import type { SessionState } from '../../store/session/state.ts';
import { choiceLeadingTo, currentText, type Subject } from './subject.ts';

/** What the assistant offers; a request in the author's own words is the text generator's. */
export type TaskKind = Exclude<AssistantTask['kind'], 'prompt'>;

export const tones = [
  'neutral',
  'tense',
  'warm',
  'humorous',
  'solemn',
  'frightening',
] as const satisfies Tone[];

/** Languages that a text can be translated into. */
export const targetLanguages = [
  'en',
  'ru',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'uk',
  'kk',
  'tr',
] as const;
export type TargetLanguage = (typeof targetLanguages)[number];

const storyTasks: readonly TaskKind[] = ['summary', 'contradictions'];

/** Whether a text is the author's, not empty and not the default one. */
export const isWritten = (text: string): boolean => text.trim() !== '' && !isDefaultContent(text);

/** Choices belong to a choice node; a text without connections becomes one, after others one is added. */
export const canTakeChoices = (document: StoryDocument, node: StoryNode): boolean =>
  node.type === 'choice' || (node.type !== 'end' && outgoing(document, node.id).length === 0);

/** The picture of a node that lies on the server, with its file. */
export function pictureOf(node: StoryNode): { mediaId: string; itemId: string } | null {
  for (const item of node.media) {
    const mediaId = item.mediaType === 'image' ? mediaIdOf(item.url) : null;
    if (mediaId !== null) return { mediaId, itemId: item.id };
  }
  return null;
}

function nodeTasks(
  state: Pick<SessionState, 'document'>,
  node: StoryNode,
  hasVision: boolean,
): TaskKind[] {
  const { document } = state;
  const isText = isWritten(currentText(state, node.id) ?? '');
  return [
    ...(!isText && choiceLeadingTo(document, node.id) ? (['passage'] as const) : []),
    ...(isText
      ? (['continue', 'rewrite', 'shorten', 'tone', 'correct', 'translate'] as const)
      : []),
    ...(isText && canTakeChoices(document, node) ? (['choices'] as const) : []),
    ...(hasVision && pictureOf(node) ? (['image-description'] as const) : []),
  ];
}

/** What can be asked about a subject, the most likely first. */
export function tasksFor(
  state: Pick<SessionState, 'document'>,
  subject: Subject,
  { hasVision }: { hasVision: boolean },
): readonly TaskKind[] {
  if (subject.kind === 'story') return storyTasks;
  if (subject.kind === 'choice') return ['passage', ...storyTasks];
  if (subject.range) return ['rewrite', 'shorten', 'tone', 'correct', 'translate'];
  const node = findNode(state.document, subject.nodeId);
  return node ? [...nodeTasks(state, node, hasVision), ...storyTasks] : storyTasks;
}

/** Whether the author can add a wish to a task. */
export const takesInstruction = (kind: TaskKind): boolean =>
  !['correct', 'translate', 'summary', 'contradictions'].includes(kind);
