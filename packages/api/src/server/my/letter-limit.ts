import { myMessages as messages } from '../../contract/messages.ts';
import { tooOften } from '../http/rate-window.ts';
import type { Visitor } from '../http/services.ts';

/** Letters in ten minutes, to one address and for one network. */
const most = { address: 3, network: 10 };

const refused = (now: number) => tooOften(messages.askedTooOften, now);

/** Counts a letter that a network has asked for. @throws Refusal 429 */
export async function countLetterOf(visitor: Visitor, now: number): Promise<void> {
  if ((await visitor.count('my page letters')).one > most.network) throw refused(now);
}

/** Counts a letter to an address, whoever has asked for it. @param key The address, as `emailKey` makes it. @throws Refusal 429 */
export async function countLetterTo(visitor: Visitor, key: string, now: number): Promise<void> {
  if ((await visitor.count(`my page letters to ${key}`)).all > most.address) throw refused(now);
}
