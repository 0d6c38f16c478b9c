import type { EditorServices, SavedStory } from '../../services/index.ts';
import type { Company } from '../company/companyStore.ts';
import type { Interaction } from '../interaction.ts';
import type { Session } from '../session/createSession.ts';

export type HttpAnswer = { status: number; body: string };

/** What saving says to the author. */
export type SaveMessages = {
  succeeded: string;
  cancelled: string;
  /** The name of a version that a save of another story replaces. */
  beforeOverwriting: string;
  failed: (reason: string) => string;
  failedPlain: string;
  updateFailed: (answer: HttpAnswer) => string;
  createFailed: (answer: HttpAnswer) => string;
  conflict: string;
  /** Beside a failed save: where the text is safe, and whether it is sent later without being asked. */
  safeHere: string;
  safeHereAndSent: string;
  loadFailed: string;
  theirsLoaded: string;
  theirsLoadedText: string;
};

/** The ports of saving. */
export type SaveContext = {
  session: Session;
  services: Pick<EditorServices, 'saveStory' | 'findDuplicate' | 'loadStory' | 'versions'>;
  interaction: Pick<Interaction, 'notify' | 'refuse' | 'resolveConflict' | 'resolveDuplicate'>;
  /** In the language that the author has now. */
  messages: () => SaveMessages;
  onSaved?: (saved: SavedStory) => void;
  /** What an explicit save tells the author of their readers; undefined where it is a private story's. */
  readersSee?: () => string | undefined;
  /** Asks before a save of a public story publishes what readers would stumble over. */
  confirmPublishing?: () => Promise<boolean>;
  /** Whether the author publishes by hand. */
  publishesByHand?: () => boolean;
  /** The others in the story; absent where nobody else can be there. */
  company?: () => Pick<Company, 'isOpen' | 'keep' | 'hasRoomFor' | 'whenWordTyped'> | null;
  /** Writes the work to the draft of this browser; resolves when it is written, or has failed. */
  writeDraft?: () => Promise<void>;
};
