import { useMessages } from '@dreamfork/ui/i18n';
import { severityIcons } from '../../components/severityIcons.ts';
import { useDiagnostics, useEditor, useWorkspace } from '../../EditorContext.tsx';
import { shownDock } from '../../store/workspace/createWorkspace.ts';
import * as styles from './DiagnosticsPill.css.ts';
import { diagnosticsMessages } from './messages.ts';

/** The number of diagnostics over the canvas, and a button that opens their panel; hidden while there are none. */
export function DiagnosticsPill() {
  const { workspace } = useEditor();
  const messages = useMessages(diagnosticsMessages);
  const count = useDiagnostics(({ diagnostics }) => diagnostics.length);
  const highest = useDiagnostics(({ diagnostics }) =>
    diagnostics.some(({ severity }) => severity === 'error')
      ? 'error'
      : diagnostics.some(({ severity }) => severity === 'warning')
        ? 'warning'
        : 'hint',
  );
  const isOpen = useWorkspace((state) => shownDock(state) === 'diagnostics');
  if (count === 0) return null;
  const Icon = severityIcons[highest];
  return (
    <div className={styles.pill} data-severity={highest} data-floating>
      <Icon className={styles.icon} size={18} aria-hidden />
      <span className={styles.count}>{messages.count(count)}</span>
      <span className={styles.shortCount} aria-hidden>
        {count}
      </span>
      <button
        type="button"
        className={styles.show}
        aria-expanded={isOpen}
        onClick={() => workspace.toggleDock('diagnostics')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          workspace.closeDock();
        }}
      >
        {isOpen ? messages.hide : messages.show}
      </button>
    </div>
  );
}
