import {
  contract,
  type ErrorCode,
  errorCodes,
  errorStatuses,
  optionalContract,
  type Route,
  refusalsOf,
} from '@dreamfork/api-client';
import { type FixtureUser, fixtureToken, fixtureUsers } from '@dreamfork/api-client/fixtures';
import {
  createHandlers,
  interceptCalls,
  type Scenario,
  scenarios,
} from '@dreamfork/api-client/msw';
import { Button, Inline, Select, Stack, Text, TextArea } from '@dreamfork/ui';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { createCall } from '../../packages/api-client/src/client/transport.ts';
import { Exchange, type ExchangeProps } from './Exchange.tsx';
import { exampleInput } from './exampleInput.ts';
import { JsonView } from './JsonView.tsx';
import type { RecordedRoute } from './types.ts';

/** The route table that a recorded route was made from. */
export const routeOf = ({ group, name }: RecordedRoute): Route =>
  (({ ...contract, ...optionalContract }) as unknown as Record<string, Record<string, Route>>)[
    group
  ]?.[name] as Route;

export type TryCallProps = {
  recorded: RecordedRoute;
  /** Puts handlers before those of the page. */
  serve: (handlers: RequestHandler[]) => void;
};

type Sent = { exchange: ExchangeProps; value?: unknown };

const guest = 'guest';

/** Makes a call over the real client against the mock server in a scenario. */
export function TryCall({ recorded, serve }: TryCallProps) {
  const route = routeOf(recorded);
  const example = exampleInput(recorded);
  const [scenario, setScenario] = useState<Scenario | ErrorCode>('ok');
  const [caller, setCaller] = useState(example.caller ?? guest);
  const [input, setInput] = useState(() => JSON.stringify(example.input, null, 2));
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const codes = errorCodes.filter((code) => refusalsOf(route).includes(errorStatuses[code]));

  const prepare = () => {
    const known = scenarios.find((one) => one === scenario);
    const interception = interceptCalls([route]);
    if (!known) interception.refuse(scenario as ErrorCode);
    serve([...interception.handlers, ...createHandlers(known ?? 'ok', { slowness: 1500 })]);
  };

  const send = async () => {
    let parts: object;
    try {
      parts = JSON.parse(input) as object;
      setProblem('');
    } catch (error) {
      return setProblem(error instanceof Error ? error.message : 'Not JSON');
    }
    prepare();
    const user = fixtureUsers.find(({ username }: FixtureUser) => username === caller);
    let exchange: ExchangeProps = { method: route.method, path: route.path };
    const call = createCall({
      baseUrl: '',
      getToken: () => (user ? fixtureToken(user) : null),
      onUnauthorized: () => undefined,
      fetch: async (address, init) => {
        const headers = Object.fromEntries(new Headers(init?.headers));
        exchange = {
          method: route.method,
          path: address as string,
          headers: user ? { ...headers, authorization: 'Bearer $TOKEN' } : headers,
          ...(init?.body ? { body: JSON.parse(init.body as string) as unknown } : {}),
        };
        setSent({ exchange });
        const response = await fetch(address, init);
        const text = await response.clone().text();
        exchange = { ...exchange, status: response.status, answer: readable(text) };
        return response;
      },
    });
    const value = await call(route, parts as never);
    setSent({ exchange, value });
  };

  return (
    <Stack gap="4">
      <Inline gap="3" wrap align="end">
        <Select
          label="Scenario"
          items={[...scenarios, ...codes].map((id) => ({
            id,
            label: id in errorStatuses ? `${errorStatuses[id as ErrorCode]} ${id}` : id,
          }))}
          value={scenario}
          onChange={setScenario}
        />
        <Select
          label="Caller"
          items={[guest, ...fixtureUsers.map(({ username }) => username)].map((id) => ({
            id,
            label: id,
          }))}
          value={caller}
          onChange={setCaller}
        />
        <Button variant="primary" onPress={() => void send()}>
          Send
        </Button>
      </Inline>
      <TextArea
        label="Input: params, query and body"
        value={input}
        onChange={setInput}
        errorMessage={problem || undefined}
      />
      {sent ? (
        <>
          <Exchange {...sent.exchange} />
          {sent.value !== undefined && (
            <JsonView label="What the client returns" value={sent.value} />
          )}
        </>
      ) : (
        <Text tone="ink2">Nothing has been sent yet.</Text>
      )}
    </Stack>
  );
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
