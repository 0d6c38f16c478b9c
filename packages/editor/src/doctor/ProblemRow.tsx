import { type Diagnosis, findNode, fixNames, problemMessages } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { createDoctorCommands } from '../commands/doctorCommands.ts';
import { useEditor, useSession } from '../EditorContext.tsx';
import { doctorMessages } from '../messages/index.ts';
import { usePanelCommands } from '../usePanelCommands.ts';
import * as styles from './ProblemsPanel.css.ts';
import { severityIcons } from './ProblemsPill.tsx';

export type ProblemRowProps = { diagnosis: Diagnosis; tabIndex: 0 | -1 };

/** One problem: a press shows its place, the buttons under it put it right. */
export function ProblemRow({ diagnosis, tabIndex }: ProblemRowProps) {
  const { commands } = useEditor();
  const { fixProblem } = usePanelCommands(createDoctorCommands);
  const words = useMessages(doctorMessages);
  const messages = useMessages(problemMessages);
  const fixes = useMessages(fixNames);
  const { place, code, severity } = diagnosis;
  const where = useSession(({ document }) => {
    const node = place.nodeId === undefined ? undefined : findNode(document, place.nodeId);
    const choice = node?.choices.find(({ id }) => id === place.choiceId);
    if (choice) return choice.text;
    return node ? node.title || words.untitled : words.wholeStory;
  });
  const Icon = severityIcons[severity];
  return (
    <div className={styles.problem}>
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        className={styles.place}
        onClick={() => commands.showPlace(place)}
      >
        <Icon className={styles.icon} data-severity={severity} size={17} aria-hidden />
        <span className={styles.words}>
          <span className={styles.where}>{where}</span>
          <span className={styles.message}>{messages[code]}</span>
        </span>
      </button>
      {diagnosis.fixes.length > 0 && (
        <div className={styles.fixes}>
          {diagnosis.fixes.map((fix) => (
            <button
              key={fix}
              type="button"
              tabIndex={tabIndex}
              className={styles.fix}
              onClick={() => fixProblem({ diagnosis, fix })}
            >
              {fixes[fix]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
