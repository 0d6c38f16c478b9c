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
import { lazily, lazyPart } from '../../parts/lazyPart.ts';
import { useEver } from '../../parts/useEver.ts';
import type { ToastHandle, ToastOptions } from './Toast.types.ts';

const fetchRegion = lazily(async () => (await import('./ToastRegion.tsx')).ToastRegion);
const ToastRegion = lazyPart(fetchRegion);

const defaultDuration = 4000;
const maxVisibleToasts = 3;

type ShowToast = (options: ToastOptions) => ToastHandle;

const ToastContext = createContext<ShowToast | null>(null);

export type ToastProviderProps = { children: ReactNode };

/** Shows the toasts of everything below it, at the top right, three at a time. Stands once, near the root. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue] = useState(() => new ToastQueue<ToastOptions>({ maxVisibleToasts }));
  const showToast = useMemo<ShowToast>(
    () => (options) => {
      let isClosed = false;
      let key: string | undefined;
      // Its time runs from when it can be seen.
      const show = () => {
        if (!isClosed) key = queue.add(options, { timeout: timeoutOf(options) });
      };
      fetchRegion().then(show, show);
      return {
        close: () => {
          isClosed = true;
          if (key !== undefined) queue.close(key);
        },
      };
    },
    [queue],
  );
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
  const hasShown = useEver(isShowing);
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

const timeoutOf = ({ status, duration }: ToastOptions): number | undefined =>
  duration ?? (status === 'loading' ? undefined : defaultDuration);
