import { Button, ButtonGroup, ProgressBar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { exportMessages } from './export.messages.ts';
import type { ExportFormat } from './exportFormats.ts';
import * as styles from './FilesDialog.css.ts';
import { useWriteStory } from './useWriteStory.ts';

type Row = 'epub' | 'gamebook' | 'twine' | 'twee' | 'ink' | 'yarn' | 'markdown' | 'json';

/** Each row with its formats; a label where there are several. */
const rows: readonly (readonly [Row, readonly { format: ExportFormat; label?: string }[]])[] = [
  ['epub', [{ format: 'epub' }]],
  [
    'gamebook',
    [
      { format: 'gamebook-a5', label: 'A5' },
      { format: 'gamebook-a4', label: 'A4' },
    ],
  ],
  ['twine', [{ format: 'twine' }]],
  ['twee', [{ format: 'twee' }]],
  ['ink', [{ format: 'ink' }]],
  ['yarn', [{ format: 'yarn' }]],
  ['markdown', [{ format: 'markdown' }]],
  ['json', [{ format: 'json' }]],
];

/** The story as a book or as a file of another program, each with a sentence on whom it is for. */
export function TextExport() {
  const messages = useMessages(exportMessages);
  const { state, start, cancel } = useWriteStory();
  return (
    <section className={styles.section} aria-label={messages.title} data-export={state.kind}>
      <h3 className={styles.title}>{messages.title}</h3>
      {state.kind === 'fetching' || state.kind === 'writing' ? (
        <>
          {state.kind === 'fetching' ? (
            <ProgressBar label={messages.fetching} value={Math.round(state.share * 100)} />
          ) : (
            <ProgressBar
              label={messages.stages[state.stage]}
              {...(state.share === undefined ? {} : { value: Math.round(state.share * 100) })}
            />
          )}
          <div>
            <Button variant="quiet" onPress={cancel}>
              {messages.cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.text}>{messages.text}</p>
          <ul className={styles.formats}>
            {rows.map(([row, formats]) => {
              const name = messages.names[row];
              return (
                <li key={row} className={styles.format}>
                  <ButtonGroup label={name}>
                    {formats.map(({ format, label }) => (
                      <Button
                        key={format}
                        aria-label={messages.save(label ? `${name} ${label}` : name)}
                        onPress={() => void start(format)}
                      >
                        {label ? `${name} ${label}` : name}
                      </Button>
                    ))}
                  </ButtonGroup>
                  <p className={styles.text}>{messages.purposes[row]}</p>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {state.kind === 'failed' && (
        <p className={styles.problem} role="alert">
          {messages.failed}
        </p>
      )}
    </section>
  );
}
