import type { CallInterception } from '@dreamfork/api-client/msw';
import { t } from '@dreamfork/ui/testing';
import { expect, screen, userEvent } from 'storybook/test';
import { saveDetailsMessages } from '../../shell/saveDetails.messages.ts';
import type { ApiAuthor } from './ApiRoom.tsx';

export type TroubledTexts = {
  loading: string;
  failed: string;
  /** What is there once the calls succeed. */
  loaded: string | RegExp;
};

/** Calls that are held at first are refused with 500 and 401, are lost, and succeed when tried again at last. */
export async function playTroubled(
  { loading, failed, loaded }: TroubledTexts,
  { calls, author }: { calls: CallInterception; author: ApiAuthor },
): Promise<void> {
  const retry = async () =>
    userEvent.click(await screen.findByRole('button', { name: t(saveDetailsMessages).retry }));
  await expect(await screen.findByLabelText(loading)).toBeVisible();
  calls.refuse('internal');
  await expect(await screen.findByText(failed)).toBeVisible();
  calls.lose();
  await retry();
  await expect(await screen.findByText(failed)).toBeVisible();
  calls.refuse('unauthorized');
  await retry();
  await expect(await screen.findByText(failed)).toBeVisible();
  calls.pass();
  await author.signIn();
  await retry();
  await expect(await screen.findByText(loaded)).toBeVisible();
  await expect(screen.queryByText(failed)).toBeNull();
}
