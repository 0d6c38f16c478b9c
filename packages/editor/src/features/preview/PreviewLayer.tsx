import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { previewMessages } from './messages.ts';
import * as styles from './PreviewLayer.css.ts';

export type PreviewLayerProps = { children: ReactNode; onClose: () => void };

/** A layer over the editor for the host's player. Takes the focus and restores it. */
export function PreviewLayer({ children, onClose }: PreviewLayerProps) {
  const messages = useMessages(previewMessages);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const origin = document.activeElement;
    layer.current?.focus();
    return () => {
      // The editor underneath is inert until this layer has gone.
      requestAnimationFrame(() => {
        if (origin instanceof HTMLElement) origin.focus();
      });
    };
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <div
      ref={layer}
      className={styles.layer}
      role="dialog"
      aria-modal
      aria-label={messages.label}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
