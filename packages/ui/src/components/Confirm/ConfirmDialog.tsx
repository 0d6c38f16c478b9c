import { AlertDialog, type AlertDialogProps, alertTones } from '../AlertDialog/AlertDialog.tsx';

export const confirmTones = alertTones;

export type ConfirmOptions = Pick<
  AlertDialogProps,
  'title' | 'text' | 'confirmLabel' | 'cancelLabel' | 'tone'
>;

type ConfirmDialogProps = ConfirmOptions & {
  isOpen: boolean;
  onAnswer: (isConfirmed: boolean) => void;
};

/** The alert dialog behind `useConfirm`. */
export const ConfirmDialog = ({ onAnswer, ...props }: ConfirmDialogProps) => (
  <AlertDialog {...props} onConfirm={() => onAnswer(true)} onCancel={() => onAnswer(false)} />
);
