import { Icon, type IconDrawing } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import {
  CalendarClock,
  CircleAlert,
  DatabaseBackup,
  Hourglass,
  KeyRound,
  MailWarning,
  MessageCircleQuestion,
  Users,
} from 'lucide';
import { moneyWords } from '../../../../kit/words/money.ts';
import { agoWords, dayWords } from '../../../../kit/words/times.ts';
import { takenWords } from '../../../gifts/components/words.ts';
import { RowAction } from '../RowAction.tsx';
import * as rows from '../rows.css.ts';

/** Something that needs attention but no decision. Times are ISO. */
export type Look =
  | { what: 'jobs leave'; count: number; first: string }
  | { what: 'no answer'; count: number; days: number }
  | { what: 'mail stuck'; count: number }
  | { what: 'gift does not settle'; ref: string; cents: number; since: string }
  | {
      what: 'gift surprises';
      ref: string;
      cents: number;
      currency: string;
      orderedCents: number;
      since: string;
    }
  | { what: 'refund does not settle'; ref: string; cents: number; since: string }
  | { what: 'refund waits'; ref: string; cents: number; by: string; mine: boolean; at: string }
  | { what: 'unnamed proxy' }
  | { what: 'placeholder ein' }
  | { what: 'only admin' }
  | { what: 'copy is old'; last: string | null }
  | { what: 'no way back' }
  | { what: 'forgets soon'; sentences: readonly string[] };

export interface AttentionListProps {
  /** Entries in the order in which they are shown. */
  looks: readonly Look[];
  /** Address of the screen for an entry; `undefined` if the reader may not open it. */
  hrefOf: (look: Look) => string | undefined;
  /** Current time, in milliseconds. */
  now: number;
}

const dayMs = 86_400_000;

interface Said {
  sign: IconDrawing;
  name: string;
  fact: string;
  go: string;
}

function said(look: Look, now: number): Said {
  switch (look.what) {
    case 'jobs leave':
      return {
        sign: CalendarClock,
        name: look.count === 1 ? '1 job expires within a week' : `${look.count} jobs expire within a week`,
        fact: `The first on ${dayWords(look.first)}`,
        go: 'Jobs',
      };
    case 'no answer':
      return {
        sign: MessageCircleQuestion,
        name: look.count === 1 ? '1 question has no answer' : `${look.count} questions have no answer`,
        fact: `Asked more than ${look.days} days ago`,
        go: 'Asked',
      };
    case 'mail stuck':
      return {
        sign: MailWarning,
        name: look.count === 1 ? '1 email could not be sent' : `${look.count} emails could not be sent`,
        fact: 'They stay in Mail until someone takes care of them.',
        go: 'Mail',
      };
    case 'gift does not settle':
      return {
        sign: CircleAlert,
        name: 'A gift is not settled',
        fact: `${look.ref}, ${moneyWords(look.cents)}, asked PayPal ${agoWords(look.since, now)}`,
        go: 'Gift',
      };
    case 'gift surprises':
      return {
        sign: CircleAlert,
        name: 'A gift does not match its order',
        fact: `${look.ref}, ${takenWords(look)}, ${agoWords(look.since, now)}`,
        go: 'Gift',
      };
    case 'refund does not settle':
      return {
        sign: CircleAlert,
        name: 'A refund is not settled',
        fact: `${look.ref}, ${moneyWords(look.cents)}, asked PayPal ${agoWords(look.since, now)}`,
        go: 'Gift',
      };
    case 'refund waits':
      return {
        sign: Users,
        name: 'A refund needs a second approval',
        fact: `${look.ref}, ${moneyWords(look.cents)}. ${
          look.mine
            ? `You asked ${agoWords(look.at, now)}; someone else has to approve it.`
            : `${look.by} asked ${agoWords(look.at, now)}.`
        }`,
        go: 'Gift',
      };
    case 'unnamed proxy':
      return {
        sign: CircleAlert,
        name: 'The site can’t tell visitors apart',
        fact: 'A proxy is in front of the site, and TRUSTED_PROXIES does not name it. Ask the person who runs the server.',
        go: 'Settings',
      };
    case 'placeholder ein':
      return {
        sign: CircleAlert,
        name: 'Receipts can’t be used for taxes',
        fact: 'The EIN is still the placeholder. Ask the person who runs the server to enter yours.',
        go: 'Settings',
      };
    case 'only admin':
      return {
        sign: KeyRound,
        name: 'You are the only admin.',
        fact: 'Invite a second admin before something happens to your phone.',
        go: 'Invite',
      };
    case 'copy is old':
      return {
        sign: DatabaseBackup,
        name:
          look.last === null
            ? 'There is no backup'
            : `Last backup: ${Math.floor((now - Date.parse(look.last)) / dayMs)} days ago`,
        fact: 'Make one, and keep it on another computer.',
        go: 'Backups',
      };
    case 'no way back':
      return {
        sign: KeyRound,
        name: 'You have one passkey and no recovery codes',
        fact: 'Add a passkey or make codes before something happens to your phone.',
        go: 'Me',
      };
    case 'forgets soon':
      return {
        sign: Hourglass,
        name: 'Deleted soon',
        fact: look.sentences.join(' '),
        go: 'Details',
      };
  }
}

function Words({ name, fact, sign }: Said) {
  return (
    <>
      <Icon icon={sign} className={rows.sign} />
      <span className={rows.words}>
        <span className={rows.name}>{name}</span>
        <span className={rows.meta}>{fact}</span>
      </span>
    </>
  );
}

/** List of things that need attention, each with a link. */
export const AttentionList = ({ looks, hrefOf, now }: AttentionListProps) => (
  <ul className={rows.list}>
    {looks.map((look) => {
      const words = said(look, now);
      const href = hrefOf(look);
      return (
        <li key={'ref' in look ? `${look.what} ${look.ref}` : look.what} className={rows.item}>
          {href === undefined ? (
            <div className={rows.low}>
              <Words {...words} />
            </div>
          ) : (
            <a href={href} className={classNames(rows.link, rows.low)}>
              <Words {...words} />
              <RowAction>{words.go}</RowAction>
            </a>
          )}
        </li>
      );
    })}
  </ul>
);
