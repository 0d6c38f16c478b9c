type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser asks not to be counted: Do Not Track or Global Privacy Control. */
export const refusesTracking = (signals: Signals): boolean =>
  signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
