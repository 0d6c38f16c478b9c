import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { StoryEditorProps } from '../StoryEditor.tsx';
import { createMemoryServices } from '../services/createMemoryServices.ts';
import { lighthouseStory } from './lighthouseStory.ts';

/** The editor over services in memory, with a preview that names its path. */
export const storyEditorArgs = {
  story: { id: 'lighthouse', version: 3, isPublic: false, document: lighthouseStory },
  services: createMemoryServices(),
  onSaved: fn(),
  onBack: fn(),
  onWorkChange: fn(),
  renderPreview: ({ document, startNodeId, path, onVisit, onClose }) => (
    <div style={{ padding: 40 }}>
      <h2>{document.title}</h2>
      <p>{(path ?? [startNodeId]).join(' → ')}</p>
      <button type="button" onClick={() => onVisit({ nodeId: startNodeId ?? 'start' })}>
        Читать
      </button>
      <button type="button" onClick={onClose}>
        Закрыть просмотр
      </button>
    </div>
  ),
} satisfies StoryEditorProps;

/** Gives the editor the height of the screen. */
export const fullHeight = (Story: () => ReactNode) => (
  <div style={{ height: '100vh' }}>
    <Story />
  </div>
);
