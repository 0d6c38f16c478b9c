import { findDialog, t } from '@dreamfork/ui/testing';
import { userEvent, within } from 'storybook/test';
import { storyFiles } from '../../testing/mediaServices.ts';
import { fileMessages } from './messages.ts';

export const files = { files: storyFiles() };

export const open = async () => within(await findDialog(t(fileMessages).title));

export async function give(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, files);
}

export const twine = new File(
  [
    `<tw-storydata name="Паром" startnode="1" format="Harlowe" format-version="3.3.8">
<script role="script">x()</script>
<tw-passagedata pid="1" name="Пристань" position="0,0">(set: $a to (a: 1))Паром [[отходит-&gt;Река]]. [[Ждать]]</tw-passagedata>
<tw-passagedata pid="2" name="Река" position="200,0">Вода.</tw-passagedata></tw-storydata>`,
  ],
  'Паром.html',
);
