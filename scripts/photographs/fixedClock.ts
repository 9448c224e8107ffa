import { fixedNow } from './fixedNow.ts';

/*
 * Loaded before the server by `photographs.ts`: its clock begins at a fixed moment, so that dates and ages on two
 * photographs are the same whenever they are taken.
 */

const now = Date.now;
const ahead = fixedNow - now();
Date.now = () => now() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, maker) =>
    Reflect.construct(target, parts.length > 0 ? parts : [Date.now()], maker),
});
