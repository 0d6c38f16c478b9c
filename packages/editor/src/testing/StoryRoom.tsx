import { StoryEditor, type StoryEditorProps } from '../StoryEditor.tsx';
import { createMemoryServices } from '../services/createMemoryServices.ts';
import { lighthouseStory } from './lighthouseStory.ts';

export type StoryRoomProps = Partial<StoryEditorProps>;

const services = createMemoryServices();

/** The editor with the lighthouse story open, filling the screen. */
export function StoryRoom(props: StoryRoomProps) {
  return (
    <div style={{ height: '100vh' }}>
      <StoryEditor
        story={{ id: 'lighthouse', version: 3, isPublic: false, document: lighthouseStory }}
        services={services}
        {...props}
      />
    </div>
  );
}
