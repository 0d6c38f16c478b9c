import { Dialog, Stack, Switch } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { DeskDialogProps } from '../desk/dialogs.ts';
import { useEditor } from '../EditorContext.tsx';
import { settingsMessages } from '../messages/index.ts';
import { settingNames } from '../settings/createSettings.ts';
import { useSettings } from '../settings/useSettings.ts';

/** How the author likes the editor; every switch takes effect at once. */
export function SettingsDialog({ isOpen, onClose }: DeskDialogProps<'settings'>) {
  const { settings } = useEditor();
  const words = useMessages(settingsMessages);
  const current = useSettings((state) => state);
  return (
    <Dialog
      title={words.title}
      description={words.text}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap="4">
        {settingNames.map((name) => (
          <Switch
            key={name}
            isSelected={current[name]}
            description={words[name].text}
            onChange={(isOn) => settings.change({ [name]: isOn })}
          >
            {words[name].label}
          </Switch>
        ))}
      </Stack>
    </Dialog>
  );
}
