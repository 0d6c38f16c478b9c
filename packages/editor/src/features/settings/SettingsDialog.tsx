import { Dialog, Stack, Switch } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useSettings } from '../../EditorContext.tsx';
import { switchNames } from '../../store/settings/createSettings.ts';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { settingsMessages } from './messages.ts';

/** How the author likes the editor; every switch takes effect at once. */
export function SettingsDialog({ isOpen, onClose }: WorkspaceDialogProps<'settings'>) {
  const { settings } = useEditor();
  const messages = useMessages(settingsMessages);
  const current = useSettings((state) => state);
  return (
    <Dialog
      title={messages.title}
      description={messages.text}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap="4">
        {switchNames.map((name) => (
          <Switch
            key={name}
            isSelected={current[name]}
            description={messages[name].text}
            onChange={(isOn) => settings.change({ [name]: isOn })}
          >
            {messages[name].label}
          </Switch>
        ))}
      </Stack>
    </Dialog>
  );
}
