import type { AuditEntry } from '@dreamfork/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';
import { auditSearchText } from './forget-names.ts';

/** Who acts, and the address of their client. */
export type Actor = { id: string; name: string; address: string };

export const actorOf = ({
  viewer: { user },
  request,
}: {
  viewer: Viewer;
  request: Pick<FastifyRequest, 'ip'>;
}): Actor => ({ id: user.id, name: user.username, address: request.ip });

type Act = Pick<AuditEntry, 'action'> &
  Partial<Pick<AuditEntry, 'target' | 'reason' | 'before' | 'after'>> & { actor: Actor };

const toJson = (values: AuditEntry['before'] | undefined): string | null =>
  values ? JSON.stringify(values) : null;

/** Adds an act to the audit log, in the transaction that carries it out. */
export async function recordAct(
  transaction: Database,
  { newId, now }: Services,
  { action, actor, target = null, reason = null, before, after }: Act,
): Promise<void> {
  const people = {
    actor_id: actor.id,
    actor_name: actor.name,
    target_id: target?.id ?? null,
    target_name: target?.name ?? null,
  };
  await transaction
    .insertInto('audit_log')
    .values({
      ...people,
      id: newId(),
      created_at: now(),
      action,
      address: actor.address,
      target_kind: target?.kind ?? null,
      reason,
      value_before: toJson(before),
      value_after: toJson(after),
      search_text: auditSearchText(people),
    })
    .execute();
}
