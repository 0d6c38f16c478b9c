import { Canvas, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { frameAddress, framedStoryId, frameWidth, needsFrame } from './frame.ts';
import { LazyFrame } from './LazyFrame.tsx';
import { useDocsGlobals } from './useDocsGlobals.ts';

const defaultHeight = 480;

function useStory(of: ComponentProps<typeof Story>['of']) {
  const { story } = useOf(of ?? 'story', ['story']);
  const { csfFile } = useOf('meta', ['meta']);
  const isFramed = framedStoryId === null && needsFrame(story, csfFile.moduleExports.default);
  return { story, isFramed };
}

/** The block around a story: without padding where the story has a frame. */
export function FramedCanvas(props: ComponentProps<typeof Canvas>) {
  const { isFramed } = useStory(props.of);
  return <Canvas {...props} story={{ ...props.story, inline: !isFramed }} />;
}

/** A story in the docs page, or in a frame if it needs its own page. */
export function FramedStory(props: ComponentProps<typeof Story>) {
  const globals = useDocsGlobals(useContext(DocsContext));
  const { story, isFramed } = useStory(props.of);
  if (!isFramed) return <Story {...props} />;
  const address = frameAddress(story, globals);
  return (
    <LazyFrame
      key={address}
      title={story.name}
      address={address}
      width={frameWidth(story)}
      height={story.parameters.docs?.story?.height ?? defaultHeight}
    />
  );
}
