import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { panelMessages } from '../messages/index.ts';
import * as styles from './PreviewLayer.css.ts';

export type PreviewLayerProps = { children: ReactNode; onClose: () => void };

/** A sheet over the whole editor for the host's player. Takes the focus and gives it back. */
export function PreviewLayer({ children, onClose }: PreviewLayerProps) {
  const words = useMessages(panelMessages).bar;
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
      aria-label={words.preview}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
