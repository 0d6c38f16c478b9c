import { lazyPart } from '@dreamfork/ui/parts';
import type { ComponentType } from 'react';
import type { DialogName, DialogPayloads } from './dialogPayloads.ts';

export type DeskDialogProps<Name extends DialogName> = {
  payload: DialogPayloads[Name];
  isOpen: boolean;
  onClose: () => void;
};

/** The dialogs of the editor, each fetched when it is first opened. */
export const dialogs: { [Name in DialogName]: ComponentType<DeskDialogProps<Name>> } = {
  palette: lazyPart(async () => (await import('../palette/PaletteDialog.tsx')).PaletteDialog),
  conflict: lazyPart(async () => (await import('../dialogs/ConflictDialog.tsx')).ConflictDialog),
  version: lazyPart(async () => (await import('../versions/VersionDialog.tsx')).VersionDialog),
  repairs: lazyPart(async () => (await import('../dialogs/RepairsDialog.tsx')).RepairsDialog),
  recovery: lazyPart(async () => (await import('../dialogs/RecoveryDialog.tsx')).RecoveryDialog),
  files: lazyPart(async () => (await import('../files/FilesDialog.tsx')).FilesDialog),
  probe: lazyPart(async () => (await import('../probe/ProbeDialog.tsx')).ProbeDialog),
  generator: lazyPart(
    async () => (await import('../generator/GeneratorDialog.tsx')).GeneratorDialog,
  ),
  upload: lazyPart(async () => (await import('../media/UploadDialog.tsx')).UploadDialog),
  viewer: lazyPart(async () => (await import('../media/ViewerDialog.tsx')).ViewerDialog),
  settings: lazyPart(async () => (await import('../dialogs/SettingsDialog.tsx')).SettingsDialog),
  wait: lazyPart(async () => (await import('../dialogs/WaitDialog.tsx')).WaitDialog),
  help: lazyPart(async () => (await import('../dialogs/HelpDialog.tsx')).HelpDialog),
};
