import { moveDuration, type SettingsStore } from '../../store/settings/createSettings.ts';

/** Calls `step` from frame to frame with how much is done, until 1 or until it says no more. */
export type Animate = (step: (progress: number) => boolean) => void;

/** Slow at the end, as everything that moves here; at once for those who want no motion. */
export const browserAnimate =
  (settings: SettingsStore): Animate =>
  (step) => {
    const duration = document.hidden ? 0 : moveDuration(settings.getState());
    if (duration === 0) {
      step(1);
      return;
    }
    let started = 0;
    const frame = (time: number) => {
      started ||= time;
      const share = Math.min(1, (time - started) / duration);
      const goesOn = step(1 - (1 - share) ** 3);
      if (goesOn && share < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
