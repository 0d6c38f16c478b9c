import { useMessages } from '@dreamfork/ui/i18n';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useActions } from '../actions/useActions.ts';
import { shownDock } from '../desk/createDesk.ts';
import { useDesk } from '../EditorContext.tsx';
import { doctorMessages } from '../messages/index.ts';
import * as styles from './ProblemsPill.css.ts';
import { useDoctor } from './useDoctor.ts';

export const severityIcons = { error: CircleAlert, warning: TriangleAlert, hint: Info } as const;

/** How many problems there are, over the canvas, and the way to them. Not there while there are none. */
export function ProblemsPill() {
  const { run } = useActions();
  const words = useMessages(doctorMessages);
  const count = useDoctor(({ diagnoses }) => diagnoses.length);
  const gravest = useDoctor(({ diagnoses }) =>
    diagnoses.some(({ severity }) => severity === 'error')
      ? 'error'
      : diagnoses.some(({ severity }) => severity === 'warning')
        ? 'warning'
        : 'hint',
  );
  const isOpen = useDesk((state) => shownDock(state) === 'problems');
  if (count === 0) return null;
  const Icon = severityIcons[gravest];
  return (
    <div className={styles.pill} data-severity={gravest}>
      <Icon className={styles.icon} size={18} aria-hidden />
      <span className={styles.count}>{words.count(count)}</span>
      <button
        type="button"
        className={styles.show}
        aria-expanded={isOpen}
        onClick={() => run('toggle-problems')}
      >
        {isOpen ? words.hide : words.show}
      </button>
    </div>
  );
}
