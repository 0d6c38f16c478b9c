import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useCanvas } from '../../canvas/CanvasContext.tsx';
import { useEditor } from '../../EditorContext.tsx';
import { type CompanyOptions, createCompany } from '../../store/company/createCompany.ts';
import { DragGhosts } from './DragGhosts.tsx';
import { companyMessages } from './messages.ts';
import { peopleByNode } from './peopleByNode.ts';

/** A newer notice of the same topic takes the place of the last. */
const topic = 'company';

/** Milliseconds: who writes looks up later. */
const roleNoticeLasts = 60_000;

/** Hears and tells while the page is looked at, and shows the others on the canvas. */
export function CompanyCanvas() {
  const { services, session, persistence, company } = useEditor();
  const { model } = useCanvas();
  const messages = useMessages(companyMessages);
  const toast = useToast();
  const { live, drafts } = services;

  const onAccessEnded = useEffectEvent(() =>
    toast({ status: 'error', title: messages.ended, description: messages.endedText, topic }),
  );
  const onRole = useEffectEvent<NonNullable<CompanyOptions['onRole']>>((role) => {
    const { isCoAuthor = false, reopen } = services;
    if (isCoAuthor === (role === 'co-author')) return;
    const again = reopen && (() => void persistence.flushDraft().then(reopen));
    toast({
      status: 'info',
      title: role === 'owner' ? messages.nowOwner : messages.nowCoAuthor,
      description: role === 'owner' ? messages.nowOwnerText : messages.nowCoAuthorText,
      ...(again ? { action: { label: messages.reopen, onPress: again } } : {}),
      duration: roleNoticeLasts,
      topic,
    });
  });
  const onMet = useEffectEvent<CompanyOptions['onMet']>(({ texts, others, returned }) => {
    if (texts > 0) {
      const last = company.getState().kept.findLast(({ kind }) => kind === 'node');
      toast({
        ...{ status: 'warning', title: messages.met(texts), description: messages.metText, topic },
        ...(last
          ? { action: { label: messages.decide, onPress: () => session.reveal(last.id) } }
          : {}),
      });
    }
    const [back] = returned;
    if (back) {
      const title = messages.returned(back.title || messages.untitled);
      toast({ status: 'info', title, description: messages.returnedText, topic: `${topic} nodes` });
    }
    const [other] = others;
    if (!other) return;
    const isDeletion = other.kind !== 'field' && (other.mine === null || other.theirs === null);
    const title = isDeletion ? messages.survived : messages.both;
    const description = isDeletion ? messages.survivedText : messages.bothText;
    toast({ status: 'info', title, description, topic: `${topic} values` });
  });

  useEffect(() => {
    if (!live) return;
    const words = watchWords();
    const running = createCompany({
      ...{ session, live, storage: drafts, store: company, onAccessEnded, onRole, onMet },
      drag: model.dragging.drag,
      whenWordTyped: words.whenOver,
      followServer: () => persistence.followServer(true),
    });
    company.setState({ company: running });
    const look = () => running.setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      company.setState({ company: null });
      running.end();
      words.stop();
    };
  }, [live, drafts, session, persistence, company, model]);

  const people = useStore(company, (state) => state.people);
  useEffect(() => {
    const known = session.getState().overlays.people;
    const now = peopleByNode(people, known);
    if (now !== known) session.setOverlays({ people: now });
  }, [people, session]);

  const followed = useStore(company, ({ people: all, following }) =>
    all.find(({ id }) => id === following),
  )?.presence.viewport;
  const { x, y, zoom } = followed ?? {};
  useEffect(() => {
    if (x === undefined || y === undefined || zoom === undefined) return;
    model.viewport.moveTo({ x, y, zoom });
  }, [x, y, zoom, model]);

  const isFollowing = useStore(company, ({ following }) => following !== null);
  useEffect(() => {
    if (!isFollowing) return;
    /** Who moves the map by hand goes their own way. */
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.react-flow')) {
        company.setState({ following: null });
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('wheel', leave, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('wheel', leave);
    };
  }, [isFollowing, company]);

  return <DragGhosts />;
}

/** Who stops in the middle of a composed word, or of one typed by letters, holds up the others no longer: milliseconds. */
const longestComposition = 5000;
const longestWordPause = 1000;

const endsInWord = (text: string | null): boolean => /[\p{L}\p{N}]$/u.test(text ?? '');

/** Tells when a word has been typed: by letters, or by an input method. */
function watchWords() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const goOn = (limit: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, limit);
  };
  const listeners: Record<string, (event: Event) => void> = {
    compositionstart: () => goOn(longestComposition),
    compositionupdate: () => goOn(longestComposition),
    compositionend: end,
    focusout: end,
    input: (event) => {
      if (!(event instanceof InputEvent) || event.isComposing) return;
      if (endsInWord(event.data)) goOn(longestWordPause);
      else end();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener);
  }
  return {
    whenOver: () =>
      timer === undefined
        ? Promise.resolve()
        : new Promise<void>((resolve) => waiting.push(resolve)),
    stop: () => {
      for (const [name, listener] of Object.entries(listeners)) {
        document.removeEventListener(name, listener);
      }
      end();
    },
  };
}
