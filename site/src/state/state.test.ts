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

describe('tab state', () => {
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

  it('survives a reload until it is reset', () => {
    createStore().set(giftAtom(), { orderId: 'A' });
    expect(isKept(place)).toBe(true);
    const reloaded = createStore();
    const atom = giftAtom();
    expect(reloaded.get(atom)).toEqual({ orderId: 'A' });
    reloaded.set(atom, RESET);
    expect(reloaded.get(atom)).toBeNull();
    expect(isKept(place)).toBe(false);
  });

  it.each(['nonsense', '{"orderId":1}', '"A"'])('ignores the invalid stored value %s', (text) => {
    kept.set(place, text);
    expect(createStore().get(giftAtom())).toBeNull();
  });

  it('lasts as long as the page if the browser blocks storage', () => {
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

describe('store of a router', () => {
  it('two routers share no state', () => {
    const [one, other] = [aRouter(), aRouter()];
    const atom = giftAtom();
    storeOf(one).set(atom, { orderId: 'A' });
    expect(storeOf(one).get(atom)).toEqual({ orderId: 'A' });
    expect(storeOf(other).get(atom)).toBeNull();
  });
});
