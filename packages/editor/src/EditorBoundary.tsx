import { Button, ErrorState } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Component, type ReactNode } from 'react';
import { useEditor } from './EditorContext.tsx';
import { editorMessages } from './messages/index.ts';

type BoundaryProps = { children: ReactNode; fallback: (retry: () => void) => ReactNode };

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}

export type EditorBoundaryProps = { children: ReactNode };

/** Keeps a part that fails to draw from taking the author's work with it: the session lives outside. */
export function EditorBoundary({ children }: EditorBoundaryProps) {
  const { commands } = useEditor();
  const words = useMessages(editorMessages).crash;
  return (
    <Boundary
      fallback={(retry) => (
        <ErrorState
          title={words.title}
          text={words.text}
          onRetry={retry}
          action={<Button onPress={() => void commands.save()}>{words.save}</Button>}
        />
      )}
    >
      {children}
    </Boundary>
  );
}
