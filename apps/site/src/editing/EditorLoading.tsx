import { EditorSkeleton } from '@dreamfork/editor';
import { workspace } from './editing.css.ts';

/** The page of the editor while something loads; the label says what. */
export const EditorLoading = ({ label }: { label: string }) => (
  <main className={workspace} aria-busy="true" aria-label={label}>
    <EditorSkeleton />
  </main>
);
