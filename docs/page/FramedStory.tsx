import { Canvas, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { frameAddress, framedStoryId, isPlayed, needsFrame, pageWidth } from './frame.ts';
import { LazyFrame } from './LazyFrame.tsx';
import { useDocsGlobals } from './useDocsGlobals.ts';

type StoryProps = ComponentProps<typeof Story>;

/** The story that controls change stands in the page itself, at rest. */
const isPlayground = (props: object | undefined): boolean =>
  props !== undefined && '__primary' in props && props.__primary === true;

function useStory(of: StoryProps['of'], props: object | undefined) {
  const { story } = useOf(of ?? 'story', ['story']);
  const { csfFile } = useOf('meta', ['meta']);
  const ownsPage =
    needsFrame(story, csfFile.moduleExports.default) || (isPlayed(story) && !isPlayground(props));
  return { story, isFramed: framedStoryId === null && ownsPage };
}

/** The block around a story: without padding where the story has a frame. */
export function FramedCanvas(props: ComponentProps<typeof Canvas>) {
  const { isFramed } = useStory(props.of, props.story);
  return <Canvas {...props} story={{ ...props.story, inline: !isFramed }} />;
}

/** A story in the docs page, or in a frame if it needs its own page or is played. */
export function FramedStory(props: StoryProps) {
  const globals = useDocsGlobals(useContext(DocsContext));
  const { story, isFramed } = useStory(props.of, props);
  if (!isFramed) return <Story {...props} />;
  const address = frameAddress(story, globals);
  return (
    <LazyFrame
      key={address}
      title={story.name}
      address={address}
      width={pageWidth(story)}
      height={story.parameters.layout === 'fullscreen' ? 'screen' : 'content'}
    />
  );
}
