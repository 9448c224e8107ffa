/* Which code is mutated by `npx pnpm@12 mutants`, and by which tests each file is judged. Paths are below `packages/api/src`. */

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

const years = ['contract/graduation-year.test.ts'];
const myBodies = ['contract/my/bodies.test.ts'];

/** Files of a folder of which each has a test of its own beside it. */
const withTheirTests = (folder: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${folder}/${name}.ts`, [`${folder}/${name}.test.ts`]]));

export const groups: readonly Group[] = [
  {
    name: 'validators',
    why: 'They are all that stands between a stranger and the tables, and form and server share them.',
    files: {
      'contract/text.ts': ['contract/text.test.ts'],
      'contract/safe-href.ts': ['contract/safe-href.test.ts'],
      'contract/year.ts': years,
      'contract/graduation-year.ts': years,
      'contract/whole-number.ts': years,
      'contract/captcha/unverified.ts': ['contract/captcha/unverified.test.ts'],
      'contract/contact/body.ts': ['contract/contact/body.test.ts'],
      'contract/donations/body.ts': ['contract/donations/body.test.ts'],
      'contract/events/registration-body.ts': ['contract/events/registration-body.test.ts'],
      'contract/jobs/body.ts': ['contract/jobs/body.test.ts'],
      'contract/members/registration-body.ts': ['contract/members/registration-body.test.ts'],
      'contract/members/entry-body.ts': ['contract/members/entry-body.test.ts'],
      'contract/members/members-query.ts': ['contract/members/entry-body.test.ts'],
      'contract/stories/body.ts': ['contract/stories/body.test.ts'],
      'contract/questions/answer-question.ts': ['contract/questions/answer-question.test.ts'],
      'contract/events/event-rules.ts': ['contract/events/event-rules.test.ts'],
      'contract/office/fields.ts': ['contract/office/fields.test.ts'],
      'contract/my/act-on-my-page.ts': myBodies,
      'contract/my/ask-for-my-page.ts': myBodies,
      'contract/my/correct-my-entry.ts': myBodies,
      'contract/my/enter-my-page.ts': myBodies,
    },
  },
  {
    name: 'money',
    why: 'A mistake charges twice, loses a gift, or books what was never paid.',
    files: {
      'server/donations/donation-log.ts': ['server/donations/donation-log.test.ts'],
      'server/donations/card-testing.ts': ['server/donations/card-testing.test.ts'],
      'server/donations/take-money.ts': ['server/donations/take-money.test.ts'],
      'server/donations/record.ts': ['server/donations/record.test.ts'],
      'server/donations/reconcile.ts': ['server/donations/reconcile.test.ts'],
      'server/donations/webhook.ts': ['server/donations/webhook.test.ts'],
      'server/donations/handlers.ts': ['server/donations/handlers.test.ts'],
      'server/donations/payments/paypal-answers.ts': ['server/donations/payments/paypal-answers.test.ts'],
      ...withTheirTests('server/donations', [
        ...['refund-rows', 'refund-reconcile', 'refunds-recorded', 'recording'],
      ]),
      'server/donations/refunding.ts': [
        'server/donations/refunding.test.ts',
        'server/donations/second-yes.test.ts',
      ],
      'server/donations/statements.ts': [
        'server/donations/statements.test.ts',
        'server/donations/statements-mailed.test.ts',
      ],
    },
  },
  {
    name: 'permission',
    why: 'A mistake lets somebody do or see what is another’s.',
    files: {
      'server/settings/same-text.ts': ['server/settings/same-text.test.ts'],
      'server/members/entry-token.ts': ['server/members/entry-token.test.ts'],
      'server/events/ticket-token.ts': ['server/events/ticket-token.test.ts'],
      'server/donations/order-cookie.ts': ['server/donations/order-cookie.test.ts'],
      'server/http/origin.ts': ['server/http/origin.test.ts', 'server/http/office-origin.test.ts'],
      'server/captcha/captcha.ts': ['server/captcha/guard.test.ts'],
      'server/captcha/guard.ts': ['server/captcha/guard.test.ts'],
      'server/captcha/hcaptcha.ts': ['server/captcha/hcaptcha.test.ts'],
      'server/captcha/proof-of-work.ts': ['server/captcha/proof-of-work.test.ts'],
      'server/captcha/question.ts': ['server/captcha/question.test.ts'],
      ...withTheirTests('contract/office', ['duties', 'grants']),
      ...withTheirTests('server/office', ['admission', 'door-staff']),
      ...withTheirTests('server/office/identity', [
        ...['actor', 'challenges', 'codes', 'cookies', 'door-passes', 'entering', 'invitations', 'managing'],
        ...['member-links', 'member-passkeys', 'passkeys', 'recovery', 'secrets', 'sessions', 'span'],
        ...['volunteers', 'webauthn'],
      ]),
      ...withTheirTests('server/my', ['enter', 'opened', 'signed-in']),
      'server/letters/token.ts': ['server/letters/token.test.ts'],
      'server/questions/rows.ts': ['server/questions/rows.test.ts'],
    },
  },
  {
    name: 'limits',
    why: 'A mistake lets one visitor take what is everybody’s: memory, time, seats, the whole directory.',
    files: {
      'server/http/rate-limit.ts': ['server/http/rate-limit.test.ts'],
      'server/http/rate-window.ts': ['server/http/rate-limit.test.ts'],
      'server/http/rate-windows.ts': ['server/http/rate-limit.test.ts'],
      'server/http/people-limit.ts': ['server/http/people-limit.test.ts'],
      'server/http/peer.ts': ['server/http/peer.test.ts'],
      'server/http/json-body.ts': ['server/http/json-body.test.ts'],
      'server/http/in-line.ts': ['server/http/in-line.test.ts'],
      'server/http/body-room.ts': ['server/http/body-room.test.ts', 'server/http/json-body.test.ts'],
      'server/http/once.ts': ['server/http/once.test.ts'],
      'server/my/email-limit.ts': ['server/my/email-limit.test.ts'],
      'server/events/seats.ts': ['server/events/seat-states.test.ts'],
      'server/events/rush.ts': ['server/events/is-rush.test.ts'],
      'server/media/picture-kinds.ts': ['server/media/picture-head.test.ts'],
      'server/media/picture-head.ts': ['server/media/picture-head.test.ts'],
    },
  },
];

/** Of a hundred mistakes in a group, how many tests have to notice. */
export const leastScore = 95;
