import { createRootRoute, createRouter } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { RESET } from 'jotai/utils';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeOf } from './store.ts';
import { tabAtom } from './tabAtom.ts';
import { isKept, tabPlaces } from './tabPlaces.ts';

const place = tabPlaces.capturedGift;
const Gift = v.object({ orderId: v.string() });
const giftAtom = () => tabAtom(place, Gift);

const aRouter = () => createRouter({ routeTree: createRootRoute() });

describe('state of a tab', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('outlives a reload, and is forgotten when told so', () => {
    createStore().set(giftAtom(), { orderId: 'A' });
    expect(isKept(place)).toBe(true);
    const reloaded = createStore();
    const atom = giftAtom();
    expect(reloaded.get(atom)).toEqual({ orderId: 'A' });
    reloaded.set(atom, RESET);
    expect(reloaded.get(atom)).toBeNull();
    expect(isKept(place)).toBe(false);
  });

  it.each(['nonsense', '{"orderId":1}', '"A"'])('takes %s for nothing', (text) => {
    kept.set(place, text);
    expect(createStore().get(giftAtom())).toBeNull();
  });

  it('lasts while the page does where a browser keeps nothing', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const store = createStore();
    const atom = giftAtom();
    expect(isKept(place)).toBe(false);
    expect(store.get(atom)).toBeNull();
    store.set(atom, { orderId: 'A' });
    expect(store.get(atom)).toEqual({ orderId: 'A' });
  });
});

describe('a router’s store', () => {
  it('is its own: two requests share nothing', () => {
    const [one, other] = [aRouter(), aRouter()];
    const atom = giftAtom();
    storeOf(one).set(atom, { orderId: 'A' });
    expect(storeOf(one).get(atom)).toEqual({ orderId: 'A' });
    expect(storeOf(other).get(atom)).toBeNull();
  });
});
