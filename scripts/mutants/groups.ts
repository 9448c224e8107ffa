/* Which code is mutated by `npx pnpm@12 mutants`, and by which tests each file is judged. Paths are below `packages`. */

/** The variable that tells vitest which tests are to run, separated by commas. */
export const testsVariable = 'MUTANTS_TESTS';

/** Code that is about one promise. */
export interface Group {
  name: string;
  /** What a mistake in it costs. */
  why: string;
  /** Each file, and the tests that belong to it. Others are not run: they take long, and tell of it by chance only. */
  files: Readonly<Record<string, readonly string[]>>;
}

const years = ['api/src/contract/graduation-year.test.ts'];
const myBodies = ['api/src/contract/my/bodies.test.ts'];

/** Files of a folder of which each has a test of its own beside it. */
const withTheirTests = (folder: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${folder}/${name}.ts`, [`${folder}/${name}.test.ts`]]));

export const groups: readonly Group[] = [
  {
    name: 'validators',
    why: 'They are all that stands between a stranger and the tables, and form and server share them.',
    files: {
      'api/src/contract/text.ts': ['api/src/contract/text.test.ts'],
      'api/src/contract/safe-href.ts': ['api/src/contract/safe-href.test.ts'],
      'api/src/contract/year.ts': years,
      'api/src/contract/graduation-year.ts': years,
      'api/src/contract/whole-number.ts': years,
      'api/src/contract/captcha/unverified.ts': ['api/src/contract/captcha/unverified.test.ts'],
      'api/src/contract/contact/body.ts': ['api/src/contract/contact/body.test.ts'],
      'api/src/contract/donations/body.ts': ['api/src/contract/donations/body.test.ts'],
      'api/src/contract/events/registration-body.ts': ['api/src/contract/events/registration-body.test.ts'],
      'api/src/contract/jobs/body.ts': ['api/src/contract/jobs/body.test.ts'],
      'api/src/contract/members/registration-body.ts': ['api/src/contract/members/registration-body.test.ts'],
      'api/src/contract/members/entry-body.ts': ['api/src/contract/members/entry-body.test.ts'],
      'api/src/contract/members/members-query.ts': ['api/src/contract/members/entry-body.test.ts'],
      'api/src/contract/stories/body.ts': ['api/src/contract/stories/body.test.ts'],
      'api/src/contract/questions/answer-question.ts': ['api/src/contract/questions/answer-question.test.ts'],
      'api/src/contract/events/event-rules.ts': ['api/src/contract/events/event-rules.test.ts'],
      'api/src/contract/office/fields.ts': ['api/src/contract/office/fields.test.ts'],
      'api/src/contract/my/act-on-my-page.ts': myBodies,
      'api/src/contract/my/ask-for-my-page.ts': myBodies,
      'api/src/contract/my/correct-my-entry.ts': myBodies,
      'api/src/contract/my/enter-my-page.ts': myBodies,
    },
  },
  {
    name: 'money',
    why: 'A mistake charges twice, loses a gift, or books what was never paid.',
    files: {
      'server/src/donations/donation-log.ts': ['server/src/donations/donation-log.test.ts'],
      'server/src/donations/card-testing.ts': ['server/src/donations/card-testing.test.ts'],
      'server/src/donations/take-money.ts': ['server/src/donations/take-money.test.ts'],
      'server/src/donations/record.ts': ['server/src/donations/record.test.ts'],
      'server/src/donations/reconcile.ts': ['server/src/donations/reconcile.test.ts'],
      'server/src/donations/webhook.ts': ['server/src/donations/webhook.test.ts'],
      'server/src/donations/handlers.ts': ['server/src/donations/handlers.test.ts'],
      'server/src/donations/payments/paypal-answers.ts': [
        'server/src/donations/payments/paypal-answers.test.ts',
      ],
      ...withTheirTests('server/src/donations', [
        ...['refund-rows', 'refund-reconcile', 'refunds-recorded', 'recording'],
      ]),
      'server/src/donations/refunding.ts': [
        'server/src/donations/refunding.test.ts',
        'server/src/donations/second-yes.test.ts',
      ],
      'server/src/donations/statements.ts': [
        'server/src/donations/statements.test.ts',
        'server/src/donations/statements-mailed.test.ts',
      ],
    },
  },
  {
    name: 'permission',
    why: 'A mistake lets somebody do or see what is another’s.',
    files: {
      'server/src/settings/same-text.ts': ['server/src/settings/same-text.test.ts'],
      'server/src/members/entry-token.ts': ['server/src/members/entry-token.test.ts'],
      'server/src/events/registration/ticket-token.ts': [
        'server/src/events/registration/ticket-token.test.ts',
      ],
      'server/src/donations/order-cookie.ts': ['server/src/donations/order-cookie.test.ts'],
      'server/src/http/origin.ts': [
        'server/src/http/origin.test.ts',
        'server/src/http/office-origin.test.ts',
      ],
      'server/src/captcha/captcha.ts': ['server/src/captcha/guard.test.ts'],
      'server/src/captcha/guard.ts': ['server/src/captcha/guard.test.ts'],
      'server/src/captcha/hcaptcha.ts': ['server/src/captcha/hcaptcha.test.ts'],
      'server/src/captcha/proof-of-work.ts': ['server/src/captcha/proof-of-work.test.ts'],
      'server/src/captcha/question.ts': ['server/src/captcha/question.test.ts'],
      ...withTheirTests('api/src/contract/office', ['duties', 'grants']),
      ...withTheirTests('server/src/office', ['admission', 'door-staff']),
      ...withTheirTests('server/src/office/identity', [
        ...['actor', 'challenges', 'codes', 'cookies', 'door-passes', 'entering', 'invitations', 'managing'],
        ...['member-links', 'member-passkeys', 'passkeys', 'recovery', 'secrets', 'sessions', 'span'],
        ...['volunteers', 'webauthn'],
      ]),
      ...withTheirTests('server/src/my', ['enter', 'opened', 'signed-in']),
      'server/src/letters/token.ts': ['server/src/letters/token.test.ts'],
      'server/src/questions/rows.ts': ['server/src/questions/rows.test.ts'],
    },
  },
  {
    name: 'limits',
    why: 'A mistake lets one visitor take what is everybody’s: memory, time, seats, the whole directory.',
    files: {
      'server/src/http/rate-limit.ts': ['server/src/http/rate-limit.test.ts'],
      'server/src/http/rate-window.ts': ['server/src/http/rate-limit.test.ts'],
      'server/src/http/rate-windows.ts': ['server/src/http/rate-limit.test.ts'],
      'server/src/http/people-limit.ts': ['server/src/http/people-limit.test.ts'],
      'server/src/http/peer.ts': ['server/src/http/peer.test.ts'],
      'server/src/http/json-body.ts': ['server/src/http/json-body.test.ts'],
      'server/src/http/in-line.ts': ['server/src/http/in-line.test.ts'],
      'server/src/http/body-room.ts': [
        'server/src/http/body-room.test.ts',
        'server/src/http/json-body.test.ts',
      ],
      'server/src/http/once.ts': ['server/src/http/once.test.ts'],
      'server/src/my/email-limit.ts': ['server/src/my/email-limit.test.ts'],
      'server/src/events/registration/seats.ts': ['server/src/events/registration/seat-states.test.ts'],
      'server/src/events/registration/rush.ts': ['server/src/events/registration/is-rush.test.ts'],
      'server/src/media/picture-kinds.ts': ['server/src/media/picture-head.test.ts'],
      'server/src/media/picture-head.ts': ['server/src/media/picture-head.test.ts'],
    },
  },
];

/** Of a hundred mistakes in a group, how many tests have to notice. */
export const leastScore = 95;
