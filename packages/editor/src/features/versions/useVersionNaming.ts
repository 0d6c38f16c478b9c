import { usePrompt, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor } from '../../EditorContext.tsx';
import type { StoryVersion } from '../../services/index.ts';
import { versionMessages } from './messages.ts';

export type VersionNaming = {
  /** Asks for a name and gives it; answers the version as it is then, or null. */
  name: (version: StoryVersion) => Promise<StoryVersion | null>;
  unname: (version: StoryVersion) => Promise<StoryVersion | null>;
};

/** Longer names are refused by the server. */
const longestName = 120;

/** Gives versions names, and says so when that fails. */
export function useVersionNaming(): VersionNaming {
  const { services, session } = useEditor();
  const messages = useMessages(versionMessages);
  const prompt = usePrompt();
  const toast = useToast();

  const rename = async (version: StoryVersion, name: string | null) => {
    const { id } = session.getState().saved;
    if (!services.versions || id === undefined) return null;
    const answer = await services.versions.rename({ id, version: version.version, name });
    if (answer.ok) return answer.value;
    const { error } = answer;
    const description =
      error.kind === 'http' ? error.body : 'message' in error ? error.message : '';
    toast({ status: 'error', title: messages.nameFailed, ...(description ? { description } : {}) });
    return null;
  };

  return {
    name: async (version) => {
      const answer = await prompt({
        title: messages.nameTitle,
        label: messages.nameLabel,
        initialValue: version.name ?? '',
        confirmLabel: messages.nameConfirm,
      });
      const name = answer?.trim().slice(0, longestName).trim();
      return name ? rename(version, name) : null;
    },
    unname: (version) => rename(version, null),
  };
}
