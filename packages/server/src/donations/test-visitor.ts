import type { Visitor } from '../http/services.ts';
import { anonymousVisitor } from '../http/visitor.ts';

/**
 * Browser with cookies. `given` lists the cookies it received, `tries` its own attempts by kind, and `others` the attempts of all
 * other visitors.
 */
export function testVisitor(cookies: Readonly<Record<string, string>> = {}) {
  const given: string[] = [];
  const tries = new Map<string, number>();
  const others = new Map<string, number>();
  const visitor: Visitor = {
    ...anonymousVisitor,
    network: '203.0.113.7',
    cookie: (name) => cookies[name],
    setCookie: (text) => void given.push(text),
    async count(purpose, by = 1) {
      const one = (tries.get(purpose) ?? 0) + by;
      tries.set(purpose, one);
      return { one, all: one + (others.get(purpose) ?? 0) };
    },
  };
  return { visitor, given, tries, others };
}
