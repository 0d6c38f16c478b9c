import { HelpDialog } from '../parts/Dialogs/HelpDialog.tsx';
import { ReaderPath } from '../parts/ReaderPath/ReaderPath.tsx';
import { ShareStory } from '../parts/Share/ShareStory.tsx';
import { SoundSwitch } from '../parts/Sound/SoundSwitch.tsx';

/** What no first passage needs: the site loads it afterwards. */
export const laterParts = { HelpDialog, ReaderPath, ShareStory, SoundSwitch };

export type LaterParts = typeof laterParts;
