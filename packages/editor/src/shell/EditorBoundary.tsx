import { Button, ErrorState } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { fetchParts } from '@dreamfork/ui/lazy';
import { Component, type ReactNode } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { shellMessages } from './messages.ts';

type BoundaryProps = { children: ReactNode; fallback: (retry: () => void) => ReactNode };

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => {
      // React remembers code that failed to load for good, until `lazyPart` has it.
      void fetchParts(() => Promise.resolve()).then(() => this.setState({ hasFailed: false }));
    });
  }
}

export type EditorBoundaryProps = { children: ReactNode };

/** Catches a render error of one part; the session is outside and survives. */
export function EditorBoundary({ children }: EditorBoundaryProps) {
  const { persistence } = useEditor();
  const messages = useMessages(shellMessages).crash;
  return (
    <Boundary
      fallback={(retry) => (
        <ErrorState
          title={messages.title}
          text={messages.text}
          onRetry={retry}
          action={<Button onPress={() => void persistence.save()}>{messages.save}</Button>}
        />
      )}
    >
      {children}
    </Boundary>
  );
}
