import { useMessages } from '@dreamfork/ui/i18n';
import { monitoringMessages } from '../messages/monitoring.ts';

/** Writes seconds as days, hours and minutes. */
export function useDuration(): (seconds: number) => string {
  const { duration } = useMessages(monitoringMessages);
  return (seconds) => {
    const minutes = Math.floor(seconds / 60);
    return duration(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60);
  };
}
