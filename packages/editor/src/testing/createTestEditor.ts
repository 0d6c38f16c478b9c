import { fail, problemMessages, type StoryDocument, succeed } from '@dreamfork/story';
import { countingIds, sampleStory } from '@dreamfork/story/testing';
import type { ActionContext } from '../actions/action.ts';
import type { Arranger } from '../arrange/createArranger.ts';
import type { Glide } from '../arrange/glide.ts';
import type { ClipboardPort } from '../clipboard/browserClipboard.ts';
import type { ClipboardTexts } from '../clipboard/clipHtml.ts';
import type { CommandContext, Conflict, ConflictAnswer, Interaction } from '../commands/context.ts';
import { createCommands } from '../commands/createCommands.ts';
import { createDesk } from '../desk/createDesk.ts';
import { createDoctor, type DoctorClock } from '../doctor/createDoctor.ts';
import { createUploads } from '../media/createUploads.ts';
import type { EditorServices, SavedStory, SaveInput, SaveProblem } from '../services.ts';
import { createSession, type EditorStory } from '../session/createSession.ts';

export type Answers = { confirm?: boolean; prompt?: string | null; conflict?: ConflictAnswer };

export type TestEditorOptions = {
  document?: StoryDocument;
  story?: Partial<EditorStory>;
  services?: Partial<EditorServices>;
  answers?: Answers;
  /** How many remarks the doctor has. */
  remarks?: number;
  arrange?: Arranger;
  glide?: Glide;
  /** Answers of the server to saves, in order; after the last every save succeeds. */
  refusals?: SaveProblem[];
};

const stoppedClock: DoctorClock = {
  afterPause: () => () => {},
  whenFree: () => () => {},
  now: () => 0,
};

/** A session with its commands, a server in memory and an author whose answers are known. */
export function createTestEditor(options: TestEditorOptions = {}) {
  const answers: Answers = { confirm: true, ...options.answers };
  const questions: string[] = [];
  const conflicts: Conflict[] = [];
  const notices: { status: string; title: string }[] = [];
  const saves: SaveInput[] = [];
  const saved: SavedStory[] = [];
  const refusals = [...(options.refusals ?? [])];
  const session = createSession({
    isPublic: false,
    document: options.document ?? sampleStory,
    ...options.story,
  });
  const interaction: Interaction = {
    confirm: async ({ title }) => {
      questions.push(title);
      return answers.confirm ?? false;
    },
    prompt: async ({ title }) => {
      questions.push(title);
      return answers.prompt ?? null;
    },
    notify: ({ status, title }) => {
      notices.push({ status, title });
    },
    refuse: (code) => {
      notices.push({ status: 'warning', title: problemMessages.ru[code] });
    },
    wait: () => ({ end: () => {} }),
    resolveConflict: async (conflict) => {
      conflicts.push(conflict);
      return answers.conflict ?? { kind: 'keep' };
    },
  };
  const board: { texts: ClipboardTexts | null } = { texts: { text: '', html: '' } };
  const clipboard: ClipboardPort = {
    read: async () => board.texts,
    write: async (texts) => {
      if (board.texts) board.texts = texts;
      return board.texts !== null;
    },
  };
  const services: EditorServices = {
    saveStory: async (input) => {
      saves.push(input);
      const refusal = refusals.shift();
      if (refusal) return fail(refusal);
      return succeed({ id: input.id ?? 'new-story', version: (input.version ?? 0) + 1 });
    },
    ...options.services,
  };
  const uploads = createUploads();
  const commandContext: CommandContext = {
    session,
    interaction,
    services,
    clipboard,
    arrange: options.arrange ?? (async () => ({ kind: 'unavailable' })),
    glide: options.glide ?? ((step) => void step(1)),
    viewCentre: () => ({ x: 600, y: 300 }),
    uploads,
    compressImage: async (file) => file,
    locale: 'ru',
    countRemarks: () => options.remarks ?? 0,
    ids: countingIds(),
    random: () => 0.5,
    onSaved: (story) => saved.push(story),
  };
  const commands = createCommands(commandContext);
  const desk = createDesk();
  const doctor = createDoctor(session, stoppedClock);
  const context: ActionContext = { session, commands, desk, doctor, services, canPreview: true };
  return {
    session,
    commands,
    commandContext,
    desk,
    uploads,
    context,
    board,
    answers,
    questions,
    conflicts,
    notices,
    saves,
    saved,
  };
}
