import { createClientOf } from '@banyan/api/client';
import { registerMember } from '@banyan/api/contract';
import { expect, test } from 'vitest';

const application = {
  FirstName: 'Meera',
  LastName: 'Kadamb',
  email: 'meera.kadamb@example.org',
  Year: 1998,
  Dept: 'Civil' as const,
  captchaToken: 'token',
};

/**
 * Returns the error that the wizard gets from an API host that sends only a status and a message. The tests of the forms cover how
 * the wizard shows it.
 */
async function refusedBy(status: number, message: string) {
  const refused = status === 200 ? { success: false, message } : { message };
  const client = createClientOf(
    { registerMember },
    { base: 'https://host.example.org/api', fetch: async () => Response.json(refused, { status }) },
  );
  return client.registerMember(application).then(
    () => expect.unreachable('It was refused.'),
    (error: unknown) => error,
  );
}

test.each([200, 400, 401, 403, 409, 422, 429, 500, 503])(
  'reads the message of an error with status %d',
  async (status) => {
    for (const message of ['Member validation failed: Year', 'CAPTCHA validation failed'])
      expect(await refusedBy(status, message)).toMatchObject({
        kind: 'http',
        serverMessage: message,
        fieldErrors: [],
      });
  },
);
