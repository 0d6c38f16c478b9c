import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { lazily, lazyPart } from '../../lazy/lazyPart.ts';
import type { ToastHandle, ToastOptions } from './Toast.types.ts';

const fetchRegion = lazily(async () => (await import('./ToastRegion.tsx')).ToastRegion);
const ToastRegion = lazyPart(fetchRegion);

const defaultDuration = 4000;
const maxVisibleToasts = 3;

type ShowToast = (options: ToastOptions) => ToastHandle;

const ToastContext = createContext<ShowToast | null>(null);

export type ToastProviderProps = {
  /** Milliseconds that a toast stays unless it says otherwise; with `null` it stays until it is closed. @default 4000 */
  duration?: number | null | undefined;
  children: ReactNode;
};

/**
 * Shows the toasts of everything below it, at the top right below the bar, three at a time, equal ones as one.
 * Stands once, near the root.
 */
export function ToastProvider({ duration = defaultDuration, children }: ToastProviderProps) {
  const [queue] = useState(() => new ToastQueue<ToastOptions>({ maxVisibleToasts }));
  const showToast = useMemo<ShowToast>(() => {
    const open = new Map<string, ToastOptions>();
    return (options) => {
      let isClosed = false;
      let key: string | undefined;
      // Its time runs from when it can be seen.
      const show = () => {
        if (isClosed) return;
        // It takes the place of an equal one, so that it is announced again and its time starts anew.
        for (const [shown, content] of open) {
          if (isReplaced(content, options)) queue.close(shown);
        }
        const added = queue.add(options, {
          timeout: timeoutOf(options, duration),
          onClose: () => open.delete(added),
        });
        open.set(added, options);
        key = added;
      };
      fetchRegion().then(show, show);
      return {
        close: () => {
          isClosed = true;
          if (key !== undefined) queue.close(key);
        },
      };
    };
  }, [queue, duration]);
  return (
    <ToastContext value={showToast}>
      {children}
      <Toasts queue={queue} />
    </ToastContext>
  );
}

function Toasts({ queue }: { queue: ToastQueue<ToastOptions> }) {
  const isShowing = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length > 0,
    () => false,
  );
  const hasShown = useHasBeenTrue(isShowing);
  return (
    hasShown && (
      <Suspense>
        <ToastRegion queue={queue} />
      </Suspense>
    )
  );
}

/** Shows a toast: what happened and, where something can be done, the one thing to do. */
export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) {
    throw new Error(
      '@dreamfork/ui: useToast needs a ToastProvider above it. Put one near the root of the app.',
    );
  }
  return showToast;
}

const timeoutOf = ({ status, duration }: ToastOptions, usual: number | null): number | undefined =>
  duration ?? (status === 'loading' ? undefined : (usual ?? undefined));

/** What has an action stays apart: two that read alike may undo different things. */
const isReplaced = (earlier: ToastOptions, later: ToastOptions): boolean =>
  (later.topic !== undefined && earlier.topic === later.topic) ||
  (earlier.status === later.status &&
    earlier.title === later.title &&
    earlier.description === later.description &&
    !earlier.action &&
    !later.action);

/** Whether something has been so at least once: what has been opened stays mounted, to close as it should. */
function useHasBeenTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}
