import { StoryLanguage } from '../labels/PlayerLanguage.tsx';
import { PassageText } from '../parts/Passage/PassageText.tsx';
import type { PlayerHeadingLevel } from '../StoryPlayer.types.ts';
import * as styles from './StoryText.css.ts';

export type StoryTextProps = {
  /** The content of a node; values in braces are shown as they are written. */
  content: string;
  /** The language tag of the story, if it has one. */
  language?: string | undefined;
  /** Level of the heading that the text stands under; those inside it stand below. @default 2 */
  headingLevel?: PlayerHeadingLevel;
};

/** The text of one node as readers see it, without the player around it. */
export function StoryText({ content, language, headingLevel = 2 }: StoryTextProps) {
  return (
    <StoryLanguage.Provider value={language}>
      <div className={styles.root}>
        <PassageText content={content} headingLevel={headingLevel} />
      </div>
    </StoryLanguage.Provider>
  );
}
