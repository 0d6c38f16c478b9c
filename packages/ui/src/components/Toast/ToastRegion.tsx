import {
  CircleAlert,
  CircleCheck,
  Info,
  LoaderCircle,
  type LucideIcon,
  TriangleAlert,
  X,
} from 'lucide-react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  type UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';
import { toastMessages } from './Toast.messages.ts';
import type { ToastOptions, ToastStatus } from './Toast.types.ts';

const statusIcons: Record<ToastStatus, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  loading: LoaderCircle,
};

const liveRoles: Record<ToastStatus, 'status' | 'alert'> = {
  success: 'status',
  info: 'status',
  loading: 'status',
  warning: 'alert',
  error: 'alert',
};

type ToastRegionProps = { queue: ToastQueue<ToastOptions> };

/** The landmark that holds the visible toasts; hovering or focusing it stops their clocks. */
export function ToastRegion({ queue }: ToastRegionProps) {
  const messages = useMessages(toastMessages);
  return (
    <AriaToastRegion queue={queue} className={styles.region} aria-label={messages.region}>
      {({ toast }) => <Toast toast={toast} onClose={() => queue.close(toast.key)} />}
    </AriaToastRegion>
  );
}

type ToastProps = { toast: QueuedToast<ToastOptions>; onClose: () => void };

function Toast({ toast, onClose }: ToastProps) {
  const messages = useMessages(toastMessages);
  const { status, title, description, action } = toast.content;
  const Icon = statusIcons[status];
  return (
    <AriaToast toast={toast} className={styles.toast} data-status={status}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <ToastContent role={liveRoles[status]} className={styles.content}>
          <VisuallyHidden>{messages.status[status]}: </VisuallyHidden>
          <Text slot="title" className={styles.title}>
            {title}
          </Text>
          {description && (
            <Text slot="description" className={styles.description}>
              {description}
            </Text>
          )}
        </ToastContent>
        {action && (
          <Button
            size="small"
            onPress={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} label={messages.close} variant="quiet" size="small" onPress={onClose} />
    </AriaToast>
  );
}
