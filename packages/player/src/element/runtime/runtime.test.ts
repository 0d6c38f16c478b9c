// biome-ignore-all lint/correctness/noComponentHookFactories: each test makes the components that it looks at
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeElement, type FakeText, fakeDocument, written } from './fakePage.ts';
import {
  createContext,
  createElement,
  Fragment,
  render as renderInto,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from './index.ts';
import type { Component, Content } from './tree.ts';

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', fakeDocument);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    paint = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = () => new FakeElement('page');
const render = (content: Content, place: FakeElement) =>
  renderInto(content, place as unknown as ShadowRoot);
const show = (content: Content): string => {
  const place = page();
  render(content, place);
  return written(place);
};
const microtasks = () => new Promise<void>((done) => queueMicrotask(done));
const el = (type: string | Component, properties: object = {}, key?: string) =>
  createElement(type, properties, key);

describe('what stands on the page', () => {
  test('text, numbers, lists and nothing', () => {
    expect(show(el('p', { children: ['a', 1, null, false, true, undefined, ['b', ['c']]] }))).toBe(
      '<page><p>a|1|b|c</></>',
    );
  });

  test('a fragment and a component leave no trace of their own', () => {
    const Pair = ({ children }: { children: Content }): Content => [children, '!'];
    expect(show(el(Fragment, { children: el(Pair as Component, { children: 'a' }) }))).toBe(
      '<page>a|!</>',
    );
  });

  test('properties become attributes as React writes them', () => {
    const properties = {
      className: 'c',
      htmlFor: 'f',
      hidden: true,
      disabled: false,
      title: undefined,
      'aria-pressed': false,
      'data-open': true,
      tabIndex: -1,
    };
    expect(show(el('i', properties))).toBe(
      '<page><i aria-pressed="false" class="c" data-open="true" for="f" hidden="" tabIndex="-1"></></>',
    );
  });

  test('an attribute goes when it is no longer asked for', () => {
    const place = page();
    render(el('i', { title: 'a', lang: 'ru' }), place);
    render(el('i', { lang: undefined }), place);
    expect(written(place)).toBe('<page><i></></>');
  });

  test('a picture and what it holds are of the namespace of pictures', () => {
    const place = page();
    render(el('svg', { children: el('path', { d: 'M0 0' }) }), place);
    const picture = place.childNodes[0] as FakeElement;
    const outline = picture.childNodes[0] as FakeElement;
    expect([picture.namespaceURI, outline.namespaceURI]).toEqual(
      Array.from({ length: 2 }, () => 'http://www.w3.org/2000/svg'),
    );
  });

  test('a value is put back when the description did not change', () => {
    const place = page();
    render(el('input', { value: 'a' }), place);
    const input = place.childNodes[0] as FakeElement & { value: string };
    input.value = 'typed';
    render(el('input', { value: 'a' }), place);
    expect(input.value).toBe('a');
  });

  test('a listener is replaced without listening twice', () => {
    const place = page();
    const heard: string[] = [];
    render(el('button', { onClick: () => heard.push('one') }), place);
    const listen = vi.spyOn(place.childNodes[0] as FakeElement, 'addEventListener');
    render(el('button', { onClick: () => heard.push('two') }), place);
    (place.childNodes[0] as FakeElement).press('click');
    render(el('button', {}), place);
    (place.childNodes[0] as FakeElement).press('click');
    expect(heard).toEqual(['two']);
    expect(listen).not.toHaveBeenCalled();
  });

  test('a ref holds the element while it stands', () => {
    const place = page();
    const box: { current: unknown } = { current: null };
    const held: unknown[] = [];
    const ref = (element: unknown) => held.push(element === null);
    render([el('i', { ref: box }), el('b', { ref })], place);
    expect(box.current).toBe(place.childNodes[0]);
    render(null, place);
    expect(box.current).toBeNull();
    expect(held).toEqual([false, true]);
  });
});

test('a ref goes over to the element that comes in the place of another', () => {
  const place = page();
  const box: { current: unknown } = { current: null };
  const held: unknown[] = [];
  const ref = (element: unknown) => held.push(element === null ? 'none' : 'one');
  const inPlace: boolean[] = [];
  const Heading = () => {
    useLayoutEffect(() => void inPlace.push(box.current === place.childNodes[0]), []);
    return [el('h2', { ref: box }), el('i', { ref })];
  };
  render(el(Heading as Component, {}, 'first'), place);
  render(el(Heading as Component, {}, 'second'), place);
  expect(inPlace).toEqual([true, true]);
  expect(held).toEqual(['one', 'none', 'one']);
});

describe('keys', () => {
  const item = (name: string) => el('li', { children: name }, name);

  test('an item keeps its element wherever it goes', () => {
    const place = page();
    const names = ['a', 'b', 'c', 'd'];
    render(names.map(item), place);
    const before = new Map(names.map((name, index) => [name, place.childNodes[index]]));
    const after = ['d', 'b', 'x', 'a'];
    render(after.map(item), place);
    expect(written(place)).toBe(`<page>${after.map((name) => `<li>${name}</>`).join('|')}</>`);
    for (const name of ['d', 'b', 'a']) {
      expect(place.childNodes[after.indexOf(name)]).toBe(before.get(name));
    }
  });

  test('an item before others moves none of them', () => {
    const place = page();
    render(['a', 'b'].map(item), place);
    const insert = vi.spyOn(place, 'insertBefore');
    render(['new', 'a', 'b'].map(item), place);
    expect(insert).toHaveBeenCalledTimes(1);
  });

  test('another key is another component', () => {
    const Counted = () => useState(() => Math.random())[0];
    const place = page();
    render(el(Counted as Component, {}, 'one'), place);
    const first = written(place);
    render(el(Counted as Component, {}, 'one'), place);
    expect(written(place)).toBe(first);
    render(el(Counted as Component, {}, 'two'), place);
    expect(written(place)).not.toBe(first);
  });

  test('whatever was there before, the same content stands as on an empty page', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const { content } = fc.letrec<{ content: Content }>((tie) => ({
      content: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom<Content>(null, false, 'text', 'more', 7),
        fc.array(tie('content'), { maxLength: 4 }),
        fc
          .record({
            type: fc.constantFrom<string | Component>('p', 'b', Fragment as Component),
            key: fc.option(name, { nil: undefined }),
            title: fc.option(name, { nil: undefined }),
            children: fc.array(tie('content'), { maxLength: 4 }),
          })
          .map(({ type, key, title, children }) => el(type, { title, children }, key)),
      ),
    }));
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), (contents) => {
        const place = page();
        for (const each of contents) {
          render(each, place);
          expect(written(place)).toBe(show(each));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('state', () => {
  test('changes are drawn together, parents first, each component once', async () => {
    const drawn: string[] = [];
    let setOuter: (value: number) => void = () => undefined;
    let setInner: (next: (value: number) => number) => void = () => undefined;
    const Inner = ({ outer }: { outer: number }) => {
      const [value, set] = useState(0);
      setInner = set;
      drawn.push('inner');
      return `${outer}.${value}`;
    };
    const Outer = () => {
      const [value, set] = useState(0);
      setOuter = set;
      drawn.push('outer');
      return el('p', { children: el(Inner as Component, { outer: value }) });
    };
    const place = page();
    render(el(Outer as Component), place);
    setInner((value) => value + 1);
    setInner((value) => value + 1);
    setOuter(5);
    expect(written(place)).toBe('<page><p>0.0</></>');
    await microtasks();
    expect(written(place)).toBe('<page><p>5.2</></>');
    expect(drawn).toEqual(['outer', 'inner', 'outer', 'inner']);
  });

  test('the same value draws nothing', async () => {
    let drawings = 0;
    let set: (value: number) => void = () => undefined;
    const One = () => {
      drawings += 1;
      const [value, setValue] = useState(1);
      set = setValue;
      return value;
    };
    render(el(One as Component), page());
    set(1);
    await microtasks();
    expect(drawings).toBe(1);
  });

  test('the very description that stands there already is not drawn again', async () => {
    let drawings = 0;
    let setInner: (value: number) => void = () => undefined;
    const Inner = () => {
      const [value, set] = useState(0);
      setInner = set;
      drawings += 1;
      return value;
    };
    const Kept = ({ on }: { on: number }) => [
      on,
      useMemo(() => el('b', { children: el(Inner as Component) }), []),
    ];
    const place = page();
    for (const on of [1, 2]) render(el(Kept as Component, { on }), place);
    expect([drawings, written(place)]).toEqual([1, '<page>2|<b>0</></>']);
    setInner(7);
    render(el(Kept as Component, { on: 3 }), place);
    await microtasks();
    expect([drawings, written(place)]).toEqual([2, '<page>3|<b>7</></>']);
  });

  test('a component that draws several pieces changes them in their place', async () => {
    let set: (value: boolean) => void = () => undefined;
    const Several = () => {
      const [isMore, setMore] = useState(false);
      set = setMore;
      return [isMore && el('i', {}), el('b', {})];
    };
    const place = page();
    render(['before', el(Several as Component), 'after'], place);
    set(true);
    await microtasks();
    expect(written(place)).toBe('<page>before|<i></>|<b></>|after</>');
  });

  test('a component that is gone draws nothing', async () => {
    let set: (value: number) => void = () => undefined;
    let drawings = 0;
    const One = () => {
      drawings += 1;
      const [value, setValue] = useState(0);
      set = setValue;
      return value;
    };
    const place = page();
    render(el(One as Component), place);
    set(1);
    render(null, place);
    set(2);
    await microtasks();
    expect([drawings, written(place)]).toEqual([1, '<page></>']);
  });
});

describe('effects', () => {
  const log: string[] = [];
  beforeEach(() => void log.splice(0));
  const Noting = ({ name, on, children }: { name: string; on: number; children?: Content }) => {
    useLayoutEffect(() => {
      log.push(`${name} layout ${on}`);
      return () => log.push(`${name} layout undone ${on}`);
    }, [name, on]);
    useEffect(() => {
      log.push(`${name} effect ${on}`);
      return () => log.push(`${name} effect undone ${on}`);
    }, [name, on]);
    return children;
  };
  const noting = (name: string, on: number, children?: Content) =>
    el(Noting as Component, { name, on, children });

  test('layout effects run at once, the others after the paint, children first', () => {
    render(noting('outer', 1, noting('inner', 1)), page());
    expect(log).toEqual(['inner layout 1', 'outer layout 1']);
    paint();
    vi.runAllTimers();
    expect(log.slice(2)).toEqual(['inner effect 1', 'outer effect 1']);
  });

  test('what waits runs before the next drawing, and a change undoes it first', () => {
    const place = page();
    render(noting('one', 1), place);
    render(noting('one', 1), place);
    render(noting('one', 2), place);
    expect(log).toEqual(['one layout 1', 'one effect 1', 'one layout undone 1', 'one layout 2']);
    vi.runAllTimers();
    expect(log.slice(4)).toEqual(['one effect undone 1', 'one effect 2']);
  });

  test('on a page that is not painted they run all the same', () => {
    render(noting('one', 1), page());
    vi.advanceTimersByTime(100);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['one layout 1', 'one effect 1']);
  });

  test('who goes undoes what was done, while it still stands on the page', () => {
    const place = page();
    const Last = () => {
      useLayoutEffect(() => () => log.push(written(place)), []);
      return 'here';
    };
    render([el(Last as Component), noting('one', 1)], place);
    render(null, place);
    vi.runAllTimers();
    expect(log).toEqual([
      'one layout 1',
      'one effect 1',
      '<page>here</>',
      'one layout undone 1',
      'one effect undone 1',
    ]);
  });

  test('a state set by an effect is drawn', async () => {
    const Twice = () => {
      const [value, set] = useState(1);
      useLayoutEffect(() => set(2), []);
      return value;
    };
    const place = page();
    render(el(Twice as Component), place);
    await microtasks();
    expect(written(place)).toBe('<page>2</>');
  });
});

describe('what a component remembers', () => {
  test('a memo is made anew when something that it stands on changes', () => {
    const make = vi.fn((value: number) => value * 2);
    const Doubled = ({ value }: { value: number }) => useMemo(() => make(value), [value]);
    const place = page();
    for (const value of [1, 1, 2]) render(el(Doubled as Component, { value }), place);
    expect(make.mock.calls).toEqual([[1], [2]]);
    expect(written(place)).toBe('<page>4</>');
  });

  test('a ref and an id stay; every component has an id of its own', () => {
    const seen: [object, string][] = [];
    const One = () => {
      seen.push([useRef(null), useId()]);
      return null;
    };
    const place = page();
    render([el(One as Component), el(One as Component)], place);
    render([el(One as Component), el(One as Component)], place);
    expect(seen[0]).toEqual(seen[2]);
    expect(seen[0]?.[0]).toBe(seen[2]?.[0]);
    expect(seen[0]?.[1]).not.toBe(seen[1]?.[1]);
  });

  test('a deferred value comes after the paint', async () => {
    const place = page();
    const Later = ({ value }: { value: string }) => [
      value,
      el('b', { children: useDeferredValue(value) }),
    ];
    for (const value of ['old', 'new']) render(el(Later as Component, { value }), place);
    expect(written(place)).toBe('<page>new|<b>old</></>');
    paint();
    vi.runAllTimers();
    await microtasks();
    expect(written(place)).toBe('<page>new|<b>new</></>');
  });

  test('an effect event stays the same and runs the latest version', () => {
    const events: (() => number)[] = [];
    const One = ({ value }: { value: number }) => {
      const event = useEffectEvent(() => value);
      useLayoutEffect(() => void events.push(event));
      return null;
    };
    const place = page();
    render(el(One as Component, { value: 1 }), place);
    render(el(One as Component, { value: 2 }), place);
    expect(events[0]).toBe(events[1]);
    expect(events[0]?.()).toBe(2);
  });

  test('a context gives the nearest value, or its first', () => {
    const Word = createContext('none');
    const Say = () => useContext(Word);
    const say = el(Say as Component);
    const within = (value: string, children: Content) =>
      el(Word as unknown as Component, { value, children });
    const inside = (value: string, children: Content) =>
      el(Word.Provider as unknown as Component, { value, children });
    expect(show([say, within('outer', [say, inside('inner', el('b', { children: say }))])])).toBe(
      '<page>none|outer|<b>inner</></>',
    );
  });
});

test('a text that changes stays the same piece of text', () => {
  const place = page();
  render('a', place);
  const [text] = place.childNodes;
  render('b', place);
  expect(place.childNodes[0]).toBe(text);
  expect((text as FakeText).data).toBe('b');
});
