import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { ToastHandle, ToastOptions } from './Toast.types.ts';
import { ToastRegion } from './ToastRegion.tsx';

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
      const key = queue.add(options, { timeout: timeoutOf(options) });
      return { close: () => queue.close(key) };
    },
    [queue],
  );
  return (
    <ToastContext value={showToast}>
      {children}
      <ToastRegion queue={queue} />
    </ToastContext>
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
