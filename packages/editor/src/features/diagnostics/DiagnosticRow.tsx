import { type Diagnostic, findNode, fixNames, problemMessages } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { applyFix } from '../../commands/edits/applyFix.ts';
import { severityIcons } from '../../components/severityIcons.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import * as styles from './DiagnosticsPanel.css.ts';
import { diagnosticsMessages } from './messages.ts';

export type ProblemRowProps = { diagnostic: Diagnostic; tabIndex: 0 | -1 };

/** One problem: a press shows its place, the buttons under it put it right. */
export function DiagnosticRow({ diagnostic, tabIndex }: ProblemRowProps) {
  const editor = useEditor();
  const { edits } = editor;
  const messages = useMessages(diagnosticsMessages);
  const problemTexts = useMessages(problemMessages);
  const fixes = useMessages(fixNames);
  const { place, code, severity } = diagnostic;
  const where = useSession(({ document }) => {
    const node = place.nodeId === undefined ? undefined : findNode(document, place.nodeId);
    const choice = node?.choices.find(({ id }) => id === place.choiceId);
    if (choice) return choice.text;
    const variable = document.variables?.find(({ id }) => id === place.variableId);
    if (variable) return variable.name;
    return node ? node.title || messages.untitled : messages.wholeStory;
  });
  const Icon = severityIcons[severity];
  return (
    <div className={styles.problem}>
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        className={styles.place}
        onClick={() => edits.showPlace(place)}
      >
        <Icon className={styles.icon} data-severity={severity} size={17} aria-hidden />
        <span className={styles.text}>
          <span className={styles.where}>{where}</span>
          <span className={styles.message}>{problemTexts[code]}</span>
        </span>
      </button>
      {diagnostic.fixes.length > 0 && (
        <div className={styles.fixes}>
          {diagnostic.fixes.map((fix) => (
            <button
              key={fix}
              type="button"
              tabIndex={tabIndex}
              className={styles.fix}
              onClick={() => applyFix(editor, { diagnostic, fix })}
            >
              {fixes[fix]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
