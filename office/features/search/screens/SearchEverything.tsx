import type { Me } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { screensFor } from '../../../shell/screens.ts';
import { hiddenWords } from '../../members/components/words.ts';
import type { FoundGroup } from '../components/SearchPalette/found.ts';
import { SearchPalette, type SearchState } from '../components/SearchPalette/SearchPalette.tsx';
import type { foundKinds } from '../search-all.ts';

type Kind = (typeof foundKinds)[number];
type Answer = Awaited<ReturnType<typeof client.searchAll>>;

/** Pause in typing before a search starts, in milliseconds. */
const pauseMs = 150;

const nothing: Answer & { words: string } = { found: [], hiddenMembers: 0, words: '' };

interface Shelf {
  heading: string;
  kind: string;
  hrefOf: (ref: string, me: Me) => string;
}

const open = (state: string) => (ref: string) => `/office/review?state=${state}&open=${ref}`;

/** Heading, name and address of each kind of result. */
const shelves: Readonly<Record<Kind, Shelf>> = {
  waiting: { heading: 'Waiting', kind: 'Request', hrefOf: open('waiting') },
  member: { heading: 'Members', kind: 'Member', hrefOf: (ref) => `/office/members/${ref}` },
  job: { heading: 'Jobs', kind: 'Job', hrefOf: (ref) => `/office/published?kind=job&open=${ref}` },
  story: { heading: 'Stories', kind: 'Story', hrefOf: (ref) => `/office/published?kind=story&open=${ref}` },
  event: { heading: 'Events', kind: 'Event', hrefOf: (ref) => `/office/events/${ref}` },
  news: { heading: 'News', kind: 'News', hrefOf: (ref) => `/office/news/${ref}` },
  gift: { heading: 'Gifts', kind: 'Gift', hrefOf: (ref) => `/office/gifts/${ref}` },
  volunteer: {
    heading: 'Volunteers',
    kind: 'Volunteer',
    hrefOf: (ref, me) => (ref === me.id ? '/office/me' : `/office/volunteers/${ref}`),
  },
};

/** Results grouped by kind in the server’s order; the kind with an exactly typed reference comes first. */
function groupsOf({ found: answer, hiddenMembers, words }: Answer & { words: string }, me: Me): FoundGroup[] {
  const groups = new Map<Kind, FoundGroup>();
  for (const { kind, ref, title, facts } of answer.toSorted(
    (one, other) => Number(other.isExact) - Number(one.isExact),
  )) {
    const { heading, kind: word, hrefOf } = shelves[kind];
    const found = { id: ref, title, facts, kind: word, href: hrefOf(ref, me) };
    groups.set(kind, { heading, found: [...(groups.get(kind)?.found ?? []), found] });
  }
  if (hiddenMembers > 0) {
    const members = groups.get('member') ?? { heading: shelves.member.heading, found: [] };
    groups.set('member', { ...members, found: [...members.found, hiddenFound(hiddenMembers, words)] });
  }
  return [...groups.values()];
}

/** Entry that leads to the list of matching hidden members. */
const hiddenFound = (count: number, words: string): FoundGroup['found'][number] => ({
  id: 'hidden members',
  title: hiddenWords(count),
  facts: [],
  kind: 'Hidden',
  href: `/office/members?${new URLSearchParams({ q: words, status: 'hidden' })}`,
});

function screensOf(me: Me, words: string): FoundGroup[] {
  const found = screensFor(me, words).map(({ title, href }) => ({
    id: href,
    title,
    facts: [],
    kind: 'Screen',
    href,
  }));
  return found.length > 0 ? [{ heading: 'Screens', found }] : [];
}

export interface SearchEverythingProps {
  me: Me;
  open: boolean;
  onClose: () => void;
}

/** Search of everything, started 150 ms after the last key. If the session has ended, it asks for the passkey in place. */
export function SearchEverything({ me, open: isOpen, onClose }: SearchEverythingProps) {
  const router = useRouter();
  const [words, setWords] = useState('');
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState(nothing);
  const [state, setState] = useState<SearchState>('idle');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same once more
  useEffect(() => {
    const q = words.trim();
    if (!isOpen || q === '') return;
    const calledOff = new AbortController();
    const { signal } = calledOff;
    const timer = setTimeout(() => {
      withStepUp(`Search for “${q}”`, () => client.searchAll({ query: { q }, signal })).then(
        (found) => {
          if (signal.aborted) return;
          setAnswer({ ...found, words: q });
          setState('found');
        },
        () => !signal.aborted && setState('failed'),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [words, isOpen, round]);

  const type = (next: string) => {
    setWords(next);
    const isEmpty = next.trim() === '';
    if (isEmpty) setAnswer(nothing);
    setState(isEmpty ? 'idle' : 'busy');
  };
  const close = () => {
    type('');
    onClose();
  };
  const go = (href: string) => {
    close();
    if (href.startsWith('/office')) void router.navigate({ href });
    else window.location.assign(href);
  };

  return (
    <SearchPalette
      open={isOpen}
      onClose={close}
      words={words}
      onWords={type}
      groups={[...groupsOf(answer, me), ...screensOf(me, words)]}
      state={state}
      onRetry={() => {
        setState('busy');
        setRound(round + 1);
      }}
      onGo={go}
    />
  );
}
