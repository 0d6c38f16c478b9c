import { diagnosis } from '../diagnosis.ts';
import type { DoctorRule } from '../rule.ts';

/** SPEC V6. */
export const startNodeUnset: DoctorRule = function* startNodeUnset({ startNodeId, nodes }) {
  if (startNodeId !== null) return;
  yield [diagnosis('start-node-unset', {}, [nodes.length === 0 ? 'add-start' : 'set-as-start'])];
};
