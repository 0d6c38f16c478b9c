import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { type BotState, type BotStore, botStoreFor } from './createBotStore.ts';

/** Milliseconds after the last edit before the tests are run again. */
const pause = 500;

/** The bot of this editor. */
export const useBotStore = (): BotStore => botStoreFor(useEditor());

export function useBot<Selected>(select: (state: BotState) => Selected): Selected {
  return useStore(useBotStore(), select);
}

/** Runs the tests of the story now and after every change. */
export function useTesting(bot: BotStore): void {
  const document = useSession((state) => state.document);
  useEffect(() => {
    if (!document.tests) return;
    const isFirst = bot.getState().tested === null;
    const timer = setTimeout(() => bot.test(document), isFirst ? 0 : pause);
    return () => clearTimeout(timer);
  }, [bot, document]);
}
