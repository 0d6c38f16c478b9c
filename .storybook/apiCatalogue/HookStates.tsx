import { createClient } from '@dreamfork/api-client';
import { fixtureToken, fixtureUsers } from '@dreamfork/api-client/fixtures';
import * as hooks from '@dreamfork/api-client/hooks';
import { ApiProvider, type QueryResult } from '@dreamfork/api-client/hooks';
import { createHandlers, type Scenario, scenarios } from '@dreamfork/api-client/msw';
import { Button, Inline, Select, Stack, Text } from '@dreamfork/ui';
import { useState } from 'react';
import { exampleInput } from './exampleInput.ts';
import { JsonView } from './JsonView.tsx';
import type { TryCallProps } from './TryCall.tsx';

type Hook = (...input: unknown[]) => QueryResult<unknown>;

/** A hook as a component sees it, in each scenario of the mock server. */
export function HookStates({ recorded, serve }: TryCallProps) {
  const { caller, input } = exampleInput(recorded);
  const [scenario, setScenario] = useState<Scenario>('ok');
  const [shown, setShown] = useState<{ key: number; scenario: Scenario } | null>(null);
  const user = fixtureUsers.find(({ username }) => username === caller);
  const [client] = useState(() =>
    createClient({
      baseUrl: '',
      getToken: () => (user ? fixtureToken(user) : null),
      onUnauthorized: () => undefined,
    }),
  );
  const show = () => {
    serve(createHandlers(scenario, { slowness: 1500 }));
    setShown((before) => ({ key: (before?.key ?? 0) + 1, scenario }));
  };
  return (
    <Stack gap="4">
      <Inline gap="3" wrap align="end">
        <Select
          label="Scenario"
          items={scenarios.map((id) => ({ id, label: id }))}
          value={scenario}
          onChange={setScenario}
        />
        <Button variant="primary" onPress={show}>
          Render
        </Button>
      </Inline>
      {!shown && <Text tone="ink2">Nothing has been rendered yet.</Text>}
      {shown && (
        <ApiProvider key={shown.key} client={client} session={caller}>
          {recorded.hooks.map(({ name }) => (
            <HookState
              key={name}
              name={name}
              input={[...Object.values(input.params ?? input.body ?? {}), input.query ?? {}]}
            />
          ))}
        </ApiProvider>
      )}
    </Stack>
  );
}

function HookState({ name, input }: { name: string; input: readonly unknown[] }) {
  const useNamed = (hooks as unknown as Record<string, Hook>)[name] as Hook;
  const { data, error, isLoading, isStale } = useNamed(...input);
  return (
    <Stack gap="2">
      <Text
        font="mono"
        size="13"
      >{`${name}(${input.map((one) => JSON.stringify(one)).join(', ')})`}</Text>
      <JsonView label={`State of ${name}`} value={{ isLoading, isStale, error, data }} />
    </Stack>
  );
}
