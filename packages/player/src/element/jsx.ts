import type { PlayMode, StoryDocument } from '@dreamfork/story';
import type { ThemeName } from '@dreamfork/ui/theme';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PlayerLabels } from '../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../StoryPlayer.types.ts';
import type { PlayerStorage } from '../storage/playerStorage.ts';
import type { DreamforkPlayer, DreamforkPlayerEventMap } from './DreamforkPlayer.ts';
import type { Counting } from './fetchStory.ts';

type Listeners = {
  [Type in keyof DreamforkPlayerEventMap as `on${Type}`]?: (
    event: DreamforkPlayerEventMap[Type],
  ) => void;
};

/** The attributes and properties of `<dreamfork-player>` in JSX. */
export type DreamforkPlayerAttributes = DetailedHTMLProps<
  HTMLAttributes<DreamforkPlayer>,
  DreamforkPlayer
> &
  Listeners & {
    src?: string | undefined;
    theme?: ThemeName | undefined;
    mode?: PlayMode | undefined;
    'story-id'?: string | undefined;
    'share-url'?: string | undefined;
    'heading-level'?: PlayerHeadingLevel | undefined;
    /** Hosts from which pictures and recordings are loaded, separated by spaces; all by default. */
    'media-hosts'?: string | undefined;
    counts?: Counting | undefined;
    story?: StoryDocument | null | undefined;
    labels?: PlayerLabels | undefined;
    storage?: PlayerStorage | undefined;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dreamfork-player': DreamforkPlayerAttributes;
    }
  }
}
