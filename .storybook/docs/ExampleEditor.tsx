import { vars } from '@dreamfork/ui/theme';
import { type ComponentProps, use, useContext, useLayoutEffect, useRef, useState } from 'react';
import { LiveContext, LiveEditor, LiveError, LivePreview, LiveProvider } from 'react-live';
import { createExampleRunner } from './createExampleRunner.ts';
import * as styles from './ExampleEditor.css.ts';
import { ExampleStage, type ExampleStageProps } from './ExampleStage.tsx';

type EditorColors = NonNullable<ComponentProps<typeof LiveEditor>['theme']>;

const { ink, ink2, ink3, accent, success, info } = vars.color;

/** Colours of code that follow the theme of the page; each is a text colour on `surface`. */
const exampleColors: EditorColors = {
  plain: { color: ink },
  styles: [
    { types: ['comment'], style: { color: ink3, fontStyle: 'italic' } },
    { types: ['string', 'attr-value'], style: { color: success } },
    { types: ['keyword', 'boolean', 'number'], style: { color: accent } },
    { types: ['tag', 'class-name', 'function'], style: { color: info } },
    { types: ['punctuation', 'operator', 'attr-name'], style: { color: ink2 } },
    { types: ['plain-text'], style: { color: ink } },
  ],
};

type Runner = ReturnType<typeof createExampleRunner>;

/** What the edited file shows; while it has an error, what it showed before. */
function Result({ lastShown }: Pick<Runner, 'lastShown'>) {
  const live = useContext(LiveContext);
  return (
    <LiveContext value={{ ...live, element: live.element ?? lastShown() }}>
      <LivePreview />
    </LiveContext>
  );
}

/** The editor of react-live is an element without a role and a name. */
function NamedEditor() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = frame.current?.querySelector('pre');
    text?.setAttribute('role', 'textbox');
    text?.setAttribute('aria-multiline', 'true');
    text?.setAttribute('aria-label', 'Source of the example');
  }, []);
  return (
    <div ref={frame}>
      <LiveEditor className={styles.editor} tabMode="focus" />
    </div>
  );
}

export type ExampleEditorProps = Omit<ExampleStageProps, 'children'> & {
  source: Promise<string>;
};

/** An example whose source is edited on the page, with what it shows above. */
export default function ExampleEditor({ source, locale }: ExampleEditorProps) {
  const [runner] = useState(createExampleRunner);
  return (
    <LiveProvider
      code={use(source).trimEnd()}
      noInline
      theme={exampleColors}
      scope={runner.scope}
      // oxlint-disable-next-line typescript/no-misused-promises -- react-live waits for it; its type does not say so.
      transformCode={runner.transformCode}
    >
      <ExampleStage locale={locale}>
        <Result lastShown={runner.lastShown} />
      </ExampleStage>
      <NamedEditor />
      <div role="status">
        <LiveError className={styles.error} />
      </div>
    </LiveProvider>
  );
}
