import { fixedNow } from './fixedNow.ts';

/*
 * Loaded before the server by `photographs.ts`: starts its clock at a fixed moment, so that dates and ages in two screenshots are
 * the same at any time.
 */

const now = Date.now;
const ahead = fixedNow - now();
Date.now = () => now() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, maker) =>
    Reflect.construct(target, parts.length > 0 ? parts : [Date.now()], maker),
});
