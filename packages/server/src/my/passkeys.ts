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

/* Passkeys for one's own page. Each is asked for face, finger or PIN, is found without a name, and opens the page of one email. */

/** How often a network may ask for what a passkey is made or shown with, in ten minutes. */
const mostAsked = 30;

export const unknownPasskey = () => new HttpError(422, messages.unknownPasskey, { event: 'sign-in-refused' });

async function countAsked(visitor: Visitor, now: number): Promise<void> {
  if ((await visitor.count('my page passkeys')).one > mostAsked)
    throw tooOften(messages.enteredTooOften, now);
}

const anybodys = (services: Services) => askedAt(services, 'my-page');

/** A passkey is made for the session that asked, whose id says nothing of a person. */
const own = (services: Services, { session }: Me) => askedAt(services, 'my-passkey', session.id);

/** With what the form at the door asks for a passkey: any of this host, so nobody has to say who they are. */
export const enterOptionsHandler = (services: Services): Handler<typeof optionsToEnterMyPage> => ({
  async answer(_, context) {
    requireOurs(context);
    const { database, now } = services;
    await countAsked(context.visitor, now());
    return { options: await requestOptions(database, anybodys(services), [], now()) };
  },
});

/** What a browser makes a passkey with that its owner does not have yet. */
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
      // Beside the Office's, which somebody may have as well.
      email: `${email} (my page)`,
      known: await memberPasskeysOf(database, me.key),
    };
    return { options: await creationOptions(database, own(services, me), { owner, association }, now()) };
  },
});

/** What a script put into a form. @throws Refusal 422 for what is none of it */
function readJson<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) throw new HttpError(422, officeMessages.notUnderstood);
  return read.output;
}

/** Checks a passkey that was shown at the door. @throws Refusal 422 */
export const checkedPasskey = (services: Services, shown: string) =>
  checkedMemberPasskey(
    services.database,
    readJson(Assertion, shown),
    { ...anybodys(services), unknown: unknownPasskey },
    services.now(),
  );

/** Checks a passkey that was made on one's own page. @throws Refusal 422 */
export const checkedNewPasskey = (services: Services, me: Me, made: string): Promise<NewPasskey> =>
  checkedAttestation(services.database, readJson(Attestation, made), own(services, me), services.now());
