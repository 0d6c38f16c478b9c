import type { Result } from '@dreamfork/story';

/** Why a call did not work; `message` is for the author and empty where nothing is known. */
export type ServiceProblem = {
  message: string;
  /** What the server answered, where it answered. */
  status?: number;
  /** The author called it off. */
  isAborted?: true;
};

/** What a service answers. */
export type Answer<Value> = Promise<Result<Value, ServiceProblem>>;
