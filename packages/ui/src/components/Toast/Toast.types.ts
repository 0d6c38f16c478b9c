export const toastStatuses = ['success', 'info', 'warning', 'error', 'loading'] as const;
export type ToastStatus = (typeof toastStatuses)[number];

export type ToastOptions = {
  status: ToastStatus;
  title: string;
  description?: string;
  /** Milliseconds until it leaves by itself. A loading toast stays until it is closed unless one is given. @default 4000 */
  duration?: number;
  /** A name of the matter: the latest toast about it takes the place of the earlier ones. */
  topic?: string;
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void };
};

export type ToastHandle = {
  /** Takes the toast away before its time. */
  close: () => void;
};
