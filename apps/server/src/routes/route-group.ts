import type { RateLimits } from '../plugins/rate-limits.ts';
import type { Services } from '../services/services.ts';
import type { Binder } from './bind.ts';

/** Puts the routes of one resource on the app. */
export type RouteGroup = (tools: Binder & { services: Services; limits: RateLimits }) => void;
