import { type ExportLoss, exportLosses } from '@dreamfork/story/formats';
import { Button, ButtonGroup, ProgressBar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import { ExportLosses } from './ExportLosses.tsx';
import { exportMessages } from './export.messages.ts';
import { type ExportFormat, exportTargetOf } from './exportFormats.ts';
import * as styles from './FilesDialog.css.ts';
import { useWriteStory } from './useWriteStory.ts';

type Row = 'epub' | 'gamebook' | 'twine' | 'twee' | 'ink' | 'yarn' | 'markdown' | 'json';

type RowFormat = { format: ExportFormat; label?: string };

/** A story with logic is written in the words of one of two story formats. */
const inTwine = (format: 'twine' | 'twee', hasLogic: boolean): RowFormat[] =>
  hasLogic
    ? [
        { format, label: 'SugarCube' },
        { format: `${format}-harlowe`, label: 'Harlowe' },
      ]
    : [{ format }];

/** Each row with its formats; a label where there are several. */
const rowsOf = (hasLogic: boolean): readonly (readonly [Row, readonly RowFormat[]])[] => [
  ['epub', [{ format: 'epub' }]],
  [
    'gamebook',
    [
      { format: 'gamebook-a5', label: 'A5' },
      { format: 'gamebook-a4', label: 'A4' },
    ],
  ],
  ['twine', inTwine('twine', hasLogic)],
  ['twee', inTwine('twee', hasLogic)],
  ['ink', [{ format: 'ink' }]],
  ['yarn', [{ format: 'yarn' }]],
  ['markdown', [{ format: 'markdown' }]],
  ['json', [{ format: 'json' }]],
];

/** A format of which the author decides whether its losses matter. */
type Asked = { format: ExportFormat; name: string; losses: readonly ExportLoss[] };

/** The story as a book or as a file of another program, each with a sentence on whom it is for. */
export function TextExport({ onClose }: { onClose: () => void }) {
  const messages = useMessages(exportMessages);
  const { session, edits } = useEditor();
  const { state, start, cancel } = useWriteStory();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (format: ExportFormat, name: string) => {
    const target = exportTargetOf(format);
    const losses = target ? exportLosses(session.getState().document, target) : [];
    setAsked(losses.length > 0 ? { format, name, losses } : null);
    if (losses.length === 0) void start(format);
  };
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
            {rowsOf(session.getState().document.variables !== undefined).map(([row, formats]) => {
              const name = messages.names[row];
              return (
                <li key={row} className={styles.format}>
                  <ButtonGroup label={name}>
                    {formats.map(({ format, label }) => (
                      <Button
                        key={format}
                        aria-label={messages.save(label ? `${name} ${label}` : name)}
                        onPress={() => ask(format, label ? `${name} ${label}` : name)}
                      >
                        {label ? `${name} ${label}` : name}
                      </Button>
                    ))}
                  </ButtonGroup>
                  <p className={styles.text}>{messages.purposes[row]}</p>
                  {asked && formats.some(({ format }) => format === asked.format) && (
                    <ExportLosses
                      story={session.getState().document}
                      format={asked.name}
                      losses={asked.losses}
                      onNode={(nodeId) => {
                        onClose();
                        edits.showNode(nodeId, { takesFocus: true });
                      }}
                      onSave={() => {
                        setAsked(null);
                        void start(asked.format);
                      }}
                      onCancel={() => setAsked(null)}
                    />
                  )}
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
