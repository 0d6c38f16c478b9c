import { fail, problemMessages, type StoryDocument, succeed } from '@dreamfork/story';
import { countingIds, sampleStory } from '@dreamfork/story/testing';
import type { Animate } from '../commands/autoLayout/animate.ts';
import type { Arranger } from '../commands/autoLayout/createArranger.ts';
import type { CanvasView } from '../commands/canvasView.ts';
import type { ClipboardPort } from '../commands/clipboard/browserClipboard.ts';
import type { ClipboardTexts } from '../commands/clipboard/clipHtml.ts';
import type { CommandContext } from '../commands/command.ts';
import type { EditContext } from '../commands/edits/context.ts';
import { createEdits } from '../commands/edits/createEdits.ts';
import { confirmPublishing } from '../features/publishing/confirmPublishing.ts';
import { readersSee } from '../features/publishing/readersSee.ts';
import type { EditorServices, SavedStory, SaveInput, SaveProblem } from '../services/index.ts';
import { commands } from '../shell/features.ts';
import { saveMessages } from '../shell/saving.messages.ts';
import { createCompanyStore, paceInCompany } from '../store/company/companyStore.ts';
import {
  createDiagnostics,
  type DiagnosticsClock,
} from '../store/diagnostics/createDiagnostics.ts';
import type { EditorStart } from '../store/drafts/draft.ts';
import { plainStart } from '../store/drafts/editorStart.ts';
import type { ClipVariableAnswers, Interaction } from '../store/interaction.ts';
import { createPersistence } from '../store/persistence/createPersistence.ts';
import { createRecovery, openSession } from '../store/persistence/createRecovery.ts';
import { createPublishing } from '../store/publishing/createPublishing.ts';
import type { Conflict, ConflictAnswer, DuplicateAnswer } from '../store/session/conflict.ts';
import type { EditorStory } from '../store/session/state.ts';
import { createSettings } from '../store/settings/createSettings.ts';
import { createUploads } from '../store/uploads/createUploads.ts';
import { createWorkspace } from '../store/workspace/createWorkspace.ts';

export type Answers = {
  confirm?: boolean;
  prompt?: string | null;
  conflict?: ConflictAnswer;
  duplicate?: DuplicateAnswer;
  clipVariables?: ClipVariableAnswers | null;
};

export type TestEditorOptions = {
  document?: StoryDocument;
  story?: Partial<EditorStory>;
  /** In the place of a story: with what earlier editors left. */
  start?: EditorStart;
  services?: Partial<EditorServices>;
  answers?: Answers;
  arrange?: Arranger;
  animate?: Animate;
  /** What is in view. */
  view?: CanvasView;
  /** Begins the ids of what is added, where several editors have one story. */
  idPrefix?: string;
  /** Answers of the server to saves, in order; after the last every save succeeds. */
  refusals?: SaveProblem[];
};

const stoppedClock: DiagnosticsClock = {
  afterPause: () => () => {},
  whenFree: () => () => {},
  now: () => 0,
};

/** A session with its edits, a server in memory and an author whose answers are known. */
export function createTestEditor(options: TestEditorOptions = {}) {
  const answers: Answers = { confirm: true, ...options.answers };
  const questions: string[] = [];
  const texts: (string | undefined)[] = [];
  const conflicts: Conflict[] = [];
  const notices: { status: string; title: string }[] = [];
  const descriptions: (string | undefined)[] = [];
  /** What the notices offer to do, in order. */
  const offers: (() => void)[] = [];
  const saves: SaveInput[] = [];
  const saved: SavedStory[] = [];
  const refusals = [...(options.refusals ?? [])];
  const start =
    options.start ??
    plainStart({ isPublic: false, document: options.document ?? sampleStory, ...options.story });
  const session = openSession(start);
  const interaction: Interaction = {
    confirm: async ({ title, text }) => {
      questions.push(title);
      texts.push(text);
      return answers.confirm ?? false;
    },
    prompt: async ({ title }) => {
      questions.push(title);
      return answers.prompt ?? null;
    },
    notify: ({ status, title, description, action }) => {
      notices.push({ status, title });
      descriptions.push(description);
      if (action) offers.push(action.onPress);
    },
    refuse: (code) => {
      notices.push({ status: 'warning', title: problemMessages.ru[code] });
    },
    wait: () => ({ end: () => {} }),
    resolveConflict: async (conflict) => {
      conflicts.push(conflict);
      return answers.conflict ?? { kind: 'keep' };
    },
    resolveClipVariables: async (clashes) => {
      questions.push(...clashes.map(({ copied }) => copied.name));
      return answers.clipVariables ?? null;
    },
    resolveDuplicate: async ({ title }) => {
      questions.push(title);
      return answers.duplicate ?? 'cancel';
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
  const workspace = createWorkspace();
  const agreed = new Set<string>();
  const askToPublish = (isSave: boolean) =>
    confirmPublishing({
      ...{ document: session.getState().document, agreed, isSave },
      ...{ confirm: interaction.confirm, locale: 'ru' },
    });
  const editContext: EditContext = {
    session,
    interaction,
    services,
    clipboard,
    arrange: options.arrange ?? (async () => ({ kind: 'unavailable' })),
    animate: options.animate ?? ((step) => void step(1)),
    view: () => options.view ?? { x: 0, y: 0, width: 1200, height: 600, covered: null },
    viewSize: () => ({ width: 850, height: 700 }),
    showVariable: workspace.showVariable,
    uploads,
    locale: 'ru',
    confirmPublishing: () => askToPublish(false),
    ids: countingIds(options.idPrefix),
    random: () => 0.5,
  };
  const edits = createEdits(editContext);
  const diagnostics = createDiagnostics(session, stoppedClock);
  const publishing = createPublishing(start.story);
  const company = createCompanyStore();
  const persistence = createPersistence({
    session,
    services: publishing.follow(services),
    company: () => company.getState().company,
    pace: () => paceInCompany(company.getState(), session.getState().document),
    publishesByHand: () => publishing.getState().isByHand,
    confirmPublishing: () => askToPublish(true),
    readersSee: () => readersSee({ publishing, session, locale: 'ru' }),
    interaction,
    messages: () => saveMessages.ru,
    onSaved: (story) => saved.push(story),
  });
  const recovery = createRecovery({
    session,
    storage: services.drafts,
    start,
  });
  const context: CommandContext = {
    ...editContext,
    edits,
    commands: Object.values(commands),
    workspace,
    diagnostics,
    persistence,
    publishing,
    company,
    recovery,
    settings: createSettings({ read: () => null, write: () => {} }),
    canPreview: true,
  };
  return {
    session,
    edits,
    persistence,
    publishing,
    company,
    workspace,
    uploads,
    context,
    board,
    answers,
    questions,
    texts,
    offers,
    conflicts,
    notices,
    descriptions,
    saves,
    saved,
  };
}
