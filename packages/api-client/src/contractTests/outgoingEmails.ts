import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { admin, mockData } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';

const { audit, outgoingEmails } = contract;

/** E-mails that were given up, as an administrator sees them. */
export const outgoingEmailCases: ContractCase[] = [
  {
    name: 'e-mails that were given up are listed page by page, sent again and deleted; both acts are logged',
    async run({ call, signIn, expectContract, expectError }) {
      const token = await signIn(admin);
      const list = async (query: { limit?: number; cursor?: string } = {}) =>
        expectContract(outgoingEmails.failed, await call(outgoingEmails.failed, { query, token }));
      const [retried, ended] = mockData.failedEmails;
      if (!retried || !ended) throw new Error('The fixtures have two e-mails that were given up.');
      const first = await list({ limit: 1 });
      expect(first).toMatchObject({
        items: [{ id: retried.id, recipient: retried.recipient, canBeSent: true }],
        failed: 2,
      });
      const second = await list({ limit: 1, cursor: String(first.nextCursor) });
      expect(second.items).toMatchObject([{ id: ended.id, canBeSent: false }]);
      const { sendAgain, remove } = outgoingEmails;
      const params = { id: ended.id };
      expectError(await call(sendAgain, { params, token }), 410, 'link-expired');
      expectContract(remove, await call(remove, { params, token }));
      expectError(await call(remove, { params, token }), 404, 'not-found');
      const again = { params: { id: retried.id }, token };
      expectContract(sendAgain, await call(sendAgain, again));
      expectError(await call(sendAgain, again), 404, 'not-found');
      expect(await list()).toMatchObject({ items: [], failed: 0 });
      const acts = await call(audit.list, { query: { limit: 2 }, token });
      expect(expectContract(audit.list, acts).items).toMatchObject([
        { action: 'email-send', after: { recipient: retried.recipient } },
        { action: 'email-delete', before: { emailKind: ended.kind, recipient: ended.recipient } },
      ]);
    },
  },
];
