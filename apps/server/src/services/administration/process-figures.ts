import { availableParallelism } from 'node:os';

const minute = 60_000;
const minutesKept = 60;
const sampleEvery = 10_000;
/** One minute. */
const samplesKept = 7;

type Answers = { minute: number; all: number; errors: number };
type Sample = { time: number; microseconds: number };

/** How busy this process is, in counters whose number does not grow. */
export type ProcessFigures = {
  countAnswer: (status: number) => void;
  /** In percent; undefined where nothing has been counted yet. */
  read: () => { errorRate: number | undefined; cpuUsage: number | undefined };
  stop: () => void;
};

const rounded = (percent: number): number => Math.round(percent * 100) / 100;

export function createProcessFigures({ now }: { now: () => number }): ProcessFigures {
  let answers: Answers[] = [];
  let samples: Sample[] = [];

  const sample = () => {
    const { user, system } = process.cpuUsage();
    samples = [...samples, { time: performance.now(), microseconds: user + system }].slice(
      -samplesKept,
    );
  };
  sample();
  const timer = setInterval(sample, sampleEvery);
  timer.unref();

  const recent = (current: number) =>
    answers.filter((counted) => counted.minute > current - minutesKept);

  return {
    countAnswer(status) {
      const current = Math.floor(now() / minute);
      let last = answers.at(-1);
      if (last?.minute !== current) {
        last = { minute: current, all: 0, errors: 0 };
        answers = [...recent(current), last];
      }
      last.all += 1;
      // 503 and 507 are told to the client as passing states, but they are failures of the server too.
      if (status >= 500) last.errors += 1;
    },
    read() {
      const counted = recent(Math.floor(now() / minute));
      const all = counted.reduce((sum, one) => sum + one.all, 0);
      const errors = counted.reduce((sum, one) => sum + one.errors, 0);
      const first = samples[0];
      const { user, system } = process.cpuUsage();
      const elapsed = first ? performance.now() - first.time : 0;
      const used = first ? (user + system - first.microseconds) / 1000 : 0;
      return {
        errorRate: all > 0 ? rounded((errors / all) * 100) : undefined,
        cpuUsage:
          elapsed > 0
            ? rounded(Math.min(100, (used / elapsed / availableParallelism()) * 100))
            : undefined,
      };
    },
    stop: () => clearInterval(timer),
  };
}
