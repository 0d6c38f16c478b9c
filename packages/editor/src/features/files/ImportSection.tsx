import { Button, DropZone, FileList, ProgressBar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import * as styles from './FilesDialog.css.ts';
import { fileMessages } from './messages.ts';
import { ReadStories } from './ReadStories.tsx';
import { reportMessages } from './report.messages.ts';
import type { FileImport } from './useFileImport.ts';

const largestStoryFile = 1_073_741_824;

export type ImportSectionProps = FileImport & {
  /** There is no story beside it, and the dialog bears its title. @default false */
  isAlone?: boolean;
};

/** Files that become stories: where they are given, how far they are, and what came of them. */
export function ImportSection({
  incoming,
  reader,
  isText,
  takesStoryFiles,
  services,
  openStory,
  take,
  isAlone = false,
}: ImportSectionProps) {
  const messages = useMessages(fileMessages);
  const report = useMessages(reportMessages);
  const { state } = incoming;
  const outcome = isText ? reader.state : state;
  const isBusy = state.kind === 'sending' || state.kind === 'working';
  return (
    <section
      className={styles.section}
      aria-label={messages.importTitle}
      data-import={outcome.kind}
    >
      {isAlone ? (
        reader.state.kind !== 'read' && <p className={styles.text}>{report.importAlone}</p>
      ) : (
        <>
          <h3 className={styles.title}>{messages.importTitle}</h3>
          {reader.state.kind !== 'read' && (
            <p className={styles.text}>
              {takesStoryFiles ? messages.importText : report.importText}
            </p>
          )}
        </>
      )}
      {isBusy ? (
        <FileList
          label={messages.importList}
          items={[
            {
              id: state.file.name,
              name: state.file.name,
              size: state.file.size,
              progress: {
                label:
                  state.kind === 'sending' ? messages.importing(state.file.name) : messages.working,
                ...(state.share === undefined ? {} : { value: Math.round(state.share * 100) }),
              },
              ...(state.kind === 'working' ? { note: messages.working } : {}),
              onCancel: incoming.cancel,
            },
          ]}
        />
      ) : reader.state.kind === 'reading' ? (
        <>
          <ProgressBar label={report.reading} />
          <div>
            <Button variant="quiet" onPress={reader.cancel}>
              {messages.cancel}
            </Button>
          </div>
        </>
      ) : reader.state.kind === 'read' ? (
        <ReadStories
          {...reader.state}
          services={services}
          openStory={openStory}
          headingLevel={isAlone ? 'h3' : 'h4'}
          onUpdate={(read, offer, side) => void reader.update(read, offer, side)}
          onCreate={(chosen) => void reader.create(chosen)}
          onDiscard={reader.cancel}
          onStop={reader.stop}
        />
      ) : (
        <DropZone
          maxBytes={largestStoryFile}
          allowsMultiple
          takesFolders
          description={takesStoryFiles ? report.formats : report.textFormats}
          {...(outcome.kind === 'failed' ? { errorMessage: outcome.text } : {})}
          onSelect={({ accepted, rejected }) => {
            if (rejected.length === 0 || accepted.length > 0) take(accepted);
          }}
        />
      )}
      {outcome.kind === 'done' && (
        <p className={styles.text} role="status">
          {outcome.text}
        </p>
      )}
    </section>
  );
}
