import {
  myMessages as messages,
  type optionsOfMyPasskey,
  type optionsToEnterMyPage,
} from '@banyan/api/contract';
import { Assertion, Attestation, officeMessages } from '@banyan/api/office';
import * as v from 'valibot';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import { tooOften } from '../http/rate-window.ts';
import type { Services, Visitor } from '../http/services.ts';
import { checkedMemberPasskey, memberHandle, memberPasskeysOf } from '../identity/member-passkeys.ts';
import {
  askedAt,
  checkedAttestation,
  creationOptions,
  type NewPasskey,
  requestOptions,
} from '../identity/webauthn.ts';
import { personIn, rowsOf } from '../people/rows.ts';
import { organisation } from '../settings/organisation.ts';
import { type Me, requireMe, requireOurs } from './signed-in.ts';

/* Passkeys for a person's own page. They require user verification, are found without a username, and open the page of one email. */

/** Requests of a network for passkey options in ten minutes. */
const mostAsked = 30;

export const unknownPasskey = () => new HttpError(422, messages.unknownPasskey, { event: 'sign-in-refused' });

async function countAsked(visitor: Visitor, now: number): Promise<void> {
  if ((await visitor.count('my page passkeys')).one > mostAsked)
    throw tooOften(messages.enteredTooOften, now);
}

const anybodys = (services: Services) => askedAt(services, 'my-page');

/** The challenge is bound to the session that requested it, whose id contains no personal data. */
const own = (services: Services, { session }: Me) => askedAt(services, 'my-passkey', session.id);

/** Options for sign-in with a passkey. Any passkey of this host is accepted, so nobody has to name themselves. */
export const enterOptionsHandler = (services: Services): Handler<typeof optionsToEnterMyPage> => ({
  async answer(_, context) {
    requireOurs(context);
    const { database, now } = services;
    await countAsked(context.visitor, now());
    return { options: await requestOptions(database, anybodys(services), [], now()) };
  },
});

/** Options for creating a passkey, excluding those that the person already has. */
export const makeOptionsHandler = (services: Services): Handler<typeof optionsOfMyPasskey> => ({
  async answer(_, context) {
    const me = await requireMe(services, context);
    const { database, now, secret } = services;
    await countAsked(context.visitor, now());
    const { name: association } = await organisation(database);
    const { email = me.key, name = '' } = personIn(await rowsOf(database, me.key, now())) ?? {};
    const owner = {
      handle: memberHandle(secret, me.key),
      name: name || email,
      // The label tells it apart from a passkey for the Office, which the person may have as well.
      email: `${email} (my page)`,
      known: await memberPasskeysOf(database, me.key),
    };
    return { options: await creationOptions(database, own(services, me), { owner, association }, now()) };
  },
});

/** Parses JSON that a script put into a form. @throws HttpError 422 if it is invalid */
function readJson<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) throw new HttpError(422, officeMessages.notUnderstood);
  return read.output;
}

/** Checks a passkey at sign-in. @throws HttpError 422 */
export const checkedPasskey = (services: Services, shown: string) =>
  checkedMemberPasskey(
    services.database,
    readJson(Assertion, shown),
    { ...anybodys(services), unknown: unknownPasskey },
    services.now(),
  );

/** Checks a new passkey for a person's own page. @throws HttpError 422 */
export const checkedNewPasskey = (services: Services, me: Me, made: string): Promise<NewPasskey> =>
  checkedAttestation(services.database, readJson(Attestation, made), own(services, me), services.now());
