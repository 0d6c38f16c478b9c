import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { ConfirmOptions } from './ConfirmDialog.tsx';
import type { PromptOptions } from './PromptDialog.tsx';

const ConfirmDialog = lazyPart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
const PromptDialog = lazyPart(async () => (await import('./PromptDialog.tsx')).PromptDialog);

type Request =
  | { kind: 'confirm'; options: ConfirmOptions; answer: (isConfirmed: boolean) => void }
  | { kind: 'prompt'; options: PromptOptions; answer: (value: string | null) => void };

type Questions = {
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  prompt: (options: PromptOptions) => Promise<string | null>;
};

const QuestionsContext = createContext<Questions | null>(null);

const keyOf = ({ title, label, initialValue }: PromptOptions): string =>
  [title, label, initialValue].join('\n');

const decline = (request: Request) =>
  request.kind === 'confirm' ? request.answer(false) : request.answer(null);

export type ConfirmProviderProps = { children: ReactNode };

/** Shows the questions that `useConfirm` and `usePrompt` ask. Stands once, near the root. */
export function ConfirmProvider({ children }: ConfirmProviderProps) {
  const [request, setRequest] = useState<Request | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** What was typed where Escape declined, to be offered when the same is asked again. */
  const [unfinished] = useState(() => new Map<string, string>());

  const ask = useCallback((next: Request) => {
    setRequest((previous) => {
      if (previous) decline(previous);
      return next;
    });
    setOpen(true);
  }, []);

  const questions = useMemo<Questions>(
    () => ({
      confirm: (options) =>
        new Promise((answer) => {
          ask({ kind: 'confirm', options, answer });
        }),
      prompt: (options) =>
        new Promise((answer) => {
          ask({ kind: 'prompt', options, answer });
        }),
    }),
    [ask],
  );

  const close = () => setOpen(false);

  return (
    <QuestionsContext value={questions}>
      {children}
      <Suspense>
        {request?.kind === 'confirm' && (
          <ConfirmDialog
            {...request.options}
            isOpen={isOpen}
            onAnswer={(isConfirmed) => {
              close();
              request.answer(isConfirmed);
            }}
          />
        )}
        {request?.kind === 'prompt' && (
          <PromptDialog
            {...request.options}
            initialValue={unfinished.get(keyOf(request.options)) ?? request.options.initialValue}
            isOpen={isOpen}
            onType={(typed) => unfinished.set(keyOf(request.options), typed)}
            onEscape={() => {
              close();
              request.answer(null);
            }}
            onAnswer={(value) => {
              close();
              unfinished.delete(keyOf(request.options));
              request.answer(value);
            }}
          />
        )}
      </Suspense>
    </QuestionsContext>
  );
}

function useQuestions(): Questions {
  const questions = use(QuestionsContext);
  if (!questions) {
    throw new Error(
      '@dreamfork/ui: useConfirm and usePrompt need a ConfirmProvider above them. Put one near the root of the app.',
    );
  }
  return questions;
}

/** Asks a yes-or-no question; the promise resolves with `false` on Escape and cancel. */
export const useConfirm = (): Questions['confirm'] => useQuestions().confirm;

/**
 * Asks for a line of text; the promise resolves with `null` on Escape and cancel. What was typed before Escape is there
 * when the same is asked again.
 */
export const usePrompt = (): Questions['prompt'] => useQuestions().prompt;
