import { at, type Plot, type PlotVariables } from './plot.ts';

export const memoryVariables: PlotVariables = {
  name: { type: 'text', initial: '' },
  coins: { type: 'number', initial: 1 },
  luck: { type: 'number', initial: 0 },
  key: { type: 'boolean', initial: false },
  ticking: { type: 'boolean', initial: false },
};

/** A shop to walk around in: every visit of a place changes something. */
export const memoryPlot: Plot = {
  door: {
    ...at(0, 1.5, 'shop'),
    effects: [{ kind: 'ask', variable: 'name', minimum: 1, maximum: 30 }],
    noteAt: [0, -0.5],
  },
  shop: {
    ...at(1, 1.5, 'clock', 'cat', 'drawer', 'teapot', 'street'),
    connections: {
      drawer: { condition: 'key' },
      teapot: {
        condition: 'coins >= 3',
        effects: [{ kind: 'take', variable: 'coins', value: '3', isShown: true }],
      },
    },
    noteAt: [1, -0.5],
  },
  clock: {
    ...at(2, 0.5, 'shop'),
    effects: [
      { kind: 'toggle', variable: 'ticking' },
      { kind: 'set', variable: 'key', value: 'yes' },
    ],
  },
  cat: {
    ...at(2, 1.5, 'coin', 'purr'),
    goesOn: true,
    effects: [{ kind: 'set', variable: 'luck', value: 'random(1, 6)' }],
    connections: { coin: { condition: 'luck > 3' } },
    noteAt: [3, -0.5],
  },
  coin: {
    ...at(3, 0.5, 'shop'),
    effects: [{ kind: 'add', variable: 'coins', value: '1', isShown: true }],
  },
  purr: at(3, 1.5, 'shop'),
  drawer: {
    ...at(2, 2.5, 'friend', 'letter'),
    goesOn: true,
    connections: { friend: { condition: 'visited("cat")' } },
    noteAt: [4, 3],
  },
  friend: at(3, 2.5),
  letter: at(3, 3.5),
  teapot: { ...at(2, 3.5), noteAt: [2, 4.5] },
  street: at(1, 3.5),
};
