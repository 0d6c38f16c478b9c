import { findNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useCanvas } from '../../canvas/CanvasContext.tsx';
import { useEditor } from '../../EditorContext.tsx';
import { type CompanyOptions, createCompany } from '../../store/company/createCompany.ts';
import { companyMessages } from './messages.ts';
import { peopleByNode } from './peopleByNode.ts';

/** Hears and tells while the page is looked at, and shows the others on the canvas. */
export function CompanyCanvas() {
  const { services, session, persistence, company, interaction } = useEditor();
  const { model } = useCanvas();
  const messages = useMessages(companyMessages);
  const { live, drafts } = services;

  const onAccessEnded = useEffectEvent(() =>
    interaction.notify({ status: 'error', title: messages.ended, description: messages.endedText }),
  );
  const onMet = useEffectEvent<CompanyOptions['onMet']>(({ texts, others }) => {
    if (texts > 0) {
      const [first] = company.getState().kept.slice(-texts);
      const nodeId = first && first.kind === 'node' ? first.id : undefined;
      interaction.notify({
        ...{ status: 'warning', title: messages.met(texts), description: messages.metText },
        ...(nodeId === undefined
          ? {}
          : { action: { label: messages.decide, onPress: () => session.reveal(nodeId) } }),
      });
    }
    const [other] = others;
    if (!other) return;
    const node =
      other.kind === 'node' ? findNode(session.getState().document, other.id) : undefined;
    const isDeletion = !other.part && (other.mine === null || other.theirs === null);
    interaction.notify(
      isDeletion && node
        ? {
            status: 'info',
            title: messages.survived(node.title || messages.untitled),
            description: messages.survivedText,
          }
        : { status: 'info', title: messages.both, description: messages.bothText },
    );
  });

  useEffect(() => {
    if (!live) return;
    const composition = watchComposition();
    const running = createCompany({
      ...{ session, live, storage: drafts, store: company, onAccessEnded, onMet },
      whenComposed: composition.whenOver,
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
      composition.stop();
    };
  }, [live, drafts, session, persistence, company]);

  const people = useStore(company, (state) => state.people);
  useEffect(() => {
    const known = session.getState().overlays.people;
    const now = peopleByNode(people, known);
    if (now !== known) session.setOverlays({ people: now });
  }, [people, session]);

  const followed = useStore(company, ({ people: all, following }) =>
    all.find(({ id }) => id === following),
  )?.presence.viewport;
  useEffect(() => {
    if (followed) model.viewport.moveTo(followed);
  }, [followed, model]);

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

  return null;
}

/** Tells when the keys of an input method have become a text. */
function watchComposition() {
  let isOn = false;
  let waiting: (() => void)[] = [];
  const begin = () => {
    isOn = true;
  };
  const end = () => {
    isOn = false;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  document.addEventListener('compositionstart', begin);
  document.addEventListener('compositionend', end);
  return {
    whenOver: () =>
      isOn ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve(),
    stop: () => {
      document.removeEventListener('compositionstart', begin);
      document.removeEventListener('compositionend', end);
      end();
    },
  };
}
