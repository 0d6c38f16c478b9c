import {
  choiceLimit,
  fail,
  findNode,
  type GenerationContext,
  nodeContext,
  type Result,
  type StoryDocument,
  storyContext,
  succeed,
} from '@dreamfork/story';
import type { AssistantContext, AssistantTask, Tone } from '../../services/assistant.ts';
import type { SessionState } from '../../store/session/state.ts';
import { fitTask, type TaskDraft, toContext } from './assistantContext.ts';
import { choiceLeadingTo, currentText, type Subject } from './subject.ts';
import { pictureOf, type TargetLanguage, type TaskKind } from './tasks.ts';
import { type TextTarget, targetOfChoice } from './textTargets.ts';

export type TaskOptions = { instruction: string; tone: Tone; language: TargetLanguage };

export type Order = {
  readonly subject: Subject;
  readonly kind: TaskKind;
  readonly options: TaskOptions;
  /** The most characters of a task that the model can read. */
  readonly limit: number;
};

/** A task that can be sent, and what will become of its answer. */
export type PreparedTask = {
  readonly task: AssistantTask;
  /** What the model reads of the story; null where it reads the text alone. */
  readonly context: GenerationContext | null;
  /** The text that is sent by itself; it stands in no context. */
  readonly text: string;
  /** Where a text goes, and what of the text there stays before and after it. */
  readonly place: { target: TextTarget; before: string; after: string } | null;
  /** The node the task is about; null for the whole story. */
  readonly nodeId: string | null;
};

type Read = Pick<SessionState, 'document'>;
type NodeSubject = Extract<Subject, { kind: 'node' }>;

export type Refusal = 'too-long' | 'gone';

const longestText = 20_000;
const longestChoice = 500;
const mostChoices = 100;

/** A continuation goes on in the line, or after a full sentence in a paragraph of its own. */
const gapAfter = (text: string): string => (/[.!?…»"”)]\s*$/.test(text) ? '\n\n' : ' ');

type Prepared = Result<PreparedTask, Refusal>;
type Wish = { instruction?: string };

function prepareStoryTask(
  story: StoryDocument,
  kind: 'summary' | 'contradictions',
  limit: number,
): Prepared {
  const draft = fitTask(limit, (room) => {
    const context = storyContext(story, { limit: room });
    return { context, task: { kind, context: toContext(story, context, { withOwn: true }) } };
  });
  return draft ? succeed({ ...draft, text: '', place: null, nodeId: null }) : fail('too-long');
}

/** The node that a choice leads to, from what came before it. */
function preparePassage(
  story: StoryDocument,
  place: { nodeId: string; choiceId: string } | null,
  { limit, wish }: { limit: number; wish: Wish },
): Prepared {
  const choices = place ? findNode(story, place.nodeId)?.choices : undefined;
  const text = choices?.find(({ id }) => id === place?.choiceId)?.text.trim();
  if (!place || !text) return fail('gone');
  const { nodeId, choiceId } = place;
  const choice = text.slice(0, longestChoice);
  const draft = fitTask(limit, (room) => {
    const context = nodeContext(story, { nodeId, limit: room });
    if (!context) return null;
    const sent = toContext(story, context, { ownChoice: choice, withOwn: true });
    return { context, task: { kind: 'passage', choice, context: sent, ...wish } };
  });
  if (!draft) return fail('too-long');
  const target = targetOfChoice({ document: story }, { nodeId, choiceId });
  return succeed({ ...draft, text: '', place: { target, before: '', after: '' }, nodeId });
}

function prepareDescription(story: StoryDocument, nodeId: string, wish: Wish): Prepared {
  const node = findNode(story, nodeId);
  const picture = node && pictureOf(node);
  if (!picture) return fail('gone');
  const { mediaId, itemId } = picture;
  return succeed({
    task: { kind: 'image-description', mediaId, ...wish },
    context: null,
    text: '',
    place: { target: { kind: 'description', nodeId, itemId }, before: '', after: '' },
    nodeId,
  });
}

type TextKind = Exclude<TaskKind, 'summary' | 'contradictions' | 'passage' | 'image-description'>;

/** A task about the text of a node, or about a part of it. */
function prepareText(
  state: Read,
  { subject, kind, options, limit }: Order & { subject: NodeSubject; kind: TextKind },
  wish: Wish,
): Prepared {
  const story = state.document;
  const { nodeId, range } = subject;
  const whole = currentText(state, nodeId) ?? '';
  const text = range?.text ?? whole;
  const existing = (findNode(story, nodeId)?.choices ?? [])
    .map((choice) => choice.text.trim().slice(0, longestChoice))
    .filter((choice) => choice !== '')
    .slice(0, mostChoices);
  if (text.length > longestText) return fail('too-long');

  type Build = (room: number) => TaskDraft | null;
  const alone =
    (task: AssistantTask): Build =>
    () => ({ task, context: null });
  const reading =
    (build: (context: AssistantContext) => AssistantTask): Build =>
    (room) => {
      const context = nodeContext(story, { nodeId, limit: room });
      if (!context) return null;
      const sent = toContext(story, context, { withOwn: range !== undefined });
      return { context, task: build(sent) };
    };
  const builds: Record<TextKind, Build> = {
    continue: reading((context) => ({ kind: 'continue', text, context, ...wish })),
    rewrite: reading((context) => ({ kind: 'rewrite', text, context, ...wish })),
    shorten: alone({ kind: 'shorten', text, ...wish }),
    tone: alone({ kind: 'tone', text, tone: options.tone, ...wish }),
    correct: alone({ kind: 'correct', text }),
    translate: alone({ kind: 'translate', text, target: options.language }),
    choices: reading((context) => ({
      kind: 'choices',
      text,
      count: choiceLimit,
      existing,
      context,
      ...wish,
    })),
  };
  const draft = fitTask(limit, builds[kind]);
  if (!draft) return fail('too-long');
  const target = { kind: 'content', nodeId } as const;
  const before = range ? whole.slice(0, range.start) : '';
  const after = range ? whole.slice(range.end) : '';
  const place =
    kind === 'continue'
      ? { target, before: `${whole.trimEnd()}${gapAfter(whole)}`, after: '' }
      : { target, before, after };
  return succeed({ ...draft, text, place: kind === 'choices' ? null : place, nodeId });
}

/** Makes a task out of what the author asks for, with as much of the story as the model can read. */
export function prepareTask(state: Read, order: Order): Prepared {
  const { subject, kind, options, limit } = order;
  const story = state.document;
  const instruction = options.instruction.trim();
  const wish: Wish = instruction ? { instruction } : {};
  if (kind === 'summary' || kind === 'contradictions') return prepareStoryTask(story, kind, limit);
  if (subject.kind === 'story') return fail('gone');
  if (kind === 'passage') {
    const place = subject.kind === 'choice' ? subject : choiceLeadingTo(story, subject.nodeId);
    return preparePassage(story, place, { limit, wish });
  }
  if (subject.kind === 'choice' || !findNode(story, subject.nodeId)) return fail('gone');
  if (kind === 'image-description') return prepareDescription(story, subject.nodeId, wish);
  return prepareText(state, { ...order, subject, kind }, wish);
}
