import { findChapter } from '@banyan/api/contract';
import type { Submission } from '@banyan/api/office';
import { BackLink, Badge, FactGrid } from '@banyan/ui/elements';
import type { MouseEvent, ReactNode } from 'react';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { Viewers } from '../../../../shell/components/Viewers/Viewers.tsx';
import { decidedWords, kindWords, sentWords, titleOf } from '../words.ts';
import { Duplicates, GraduateMatch, History, Merge } from './ItemMore.tsx';
import { ItemParts, type PartProps } from './parts.tsx';
import * as styles from './ReviewItem.css.ts';

export interface ReviewItemProps extends PartProps {
  /** What was sent in, whole. */
  item: Submission;
  /** On phones an item is a page of its own: the way back to the list, and where one is in it. */
  back: { href: string; label: string; onClick?: (event: MouseEvent) => void };
  /** Names of other volunteers who have it open. @default nobody */
  viewers?: readonly string[];
  /** Where another one is opened, by its reference. */
  hrefOf: (ref: string) => string;
  /** Makes a request a correction of the entry with the same e-mail. Without it one may not. */
  onMerge?: (() => void) | undefined;
  /** Stands in place of history and doubles: what somebody is writing. */
  writing?: ReactNode;
  /** The letter of an approval, when it was asked for. */
  email?: ReactNode;
  /** What can be done: a `DecideFoot`. What is being written has a foot of its own. */
  foot?: ReactNode;
}

const siteOf = (chapter: string | null) =>
  chapter === null ? 'National site' : `${findChapter(chapter)?.name ?? chapter} site`;

/** The four facts that decide, for each kind. */
function factsOf(item: Submission): { label: string; value: string }[] {
  const from = { label: 'Sent from', value: siteOf(item.sentFrom) };
  switch (item.kind) {
    case 'member':
      return [
        { label: 'Year', value: `${item.card.graduationYear}` },
        { label: 'Program', value: item.card.coepProgram },
        {
          label: 'Lives in',
          value: [item.livesIn.city, item.livesIn.state].filter(Boolean).join(', ') || '–',
        },
        from,
      ];
    case 'story':
      return [
        { label: 'Author', value: item.story.author || item.name },
        { label: 'Length', value: item.story.readTime || '–' },
        from,
      ];
    case 'job':
      return [
        { label: 'Place', value: item.job.location },
        { label: 'Kind', value: item.job.jobType || '–' },
        { label: 'Sent by', value: item.name },
        from,
      ];
    case 'message':
      return [{ label: 'From', value: item.name }, from];
    case 'correction':
      return [];
  }
}

/** One of the queue, whole. Its heading takes the focus when it is opened: find it by `data-item-heading`. */
export function ReviewItem({
  item,
  back,
  viewers = [],
  hrefOf,
  onMerge,
  writing,
  email,
  foot,
  ...parts
}: ReviewItemProps) {
  const facts = factsOf(item);
  const duplicates = (
    <>
      <Duplicates duplicates={item.duplicates} hrefOf={hrefOf} />
      {item.kind === 'member' && item.mergesInto !== null && (
        <Merge
          into={item.mergesInto}
          name={item.duplicates.find(({ ref }) => ref === item.mergesInto)?.name}
          onMerge={onMerge}
        />
      )}
    </>
  );
  const hasDuplicates = item.duplicates.length > 0 || (item.kind === 'member' && item.mergesInto !== null);
  return (
    <article aria-labelledby="item-heading" className={styles.item}>
      <div className={styles.back}>
        <BackLink href={back.href} onClick={back.onClick}>
          {back.label}
        </BackLink>
      </div>
      <header className={styles.head}>
        <div className={styles.top}>
          <span className={styles.ref}>{item.ref}</span>
          <Badge>{kindWords[item.kind].asked}</Badge>
          <time dateTime={item.sentAt} className={styles.ref}>
            {sentWords(item.sentAt, parts.now)}
          </time>
          <Viewers names={viewers} className={styles.viewers} />
        </div>
        <h2 id="item-heading" data-item-heading tabIndex={-1} className={styles.title}>
          {titleOf(item)}
        </h2>
      </header>
      {item.decided && (
        <InlineAlert>
          {decidedWords(item.decided, parts.now, item.mergedInto)}
          {item.decided.reason && ` “${item.decided.reason}”`}
        </InlineAlert>
      )}
      {hasDuplicates && !writing && <div className={styles.more}>{duplicates}</div>}
      {facts.length > 0 && (
        <FactGrid items={facts.map((fact) => ({ ...fact, half: true }))} className={styles.plate} />
      )}
      {/* The plate names a member already; the letter stands in place of their card. */}
      {!(writing && item.kind === 'member') && <ItemParts item={item} {...parts} />}
      {writing ?? (
        <>
          <div className={styles.more}>
            {item.kind === 'member' && item.graduateMatch && <GraduateMatch {...item.graduateMatch} />}
            {email}
            <History item={item} />
          </div>
          {foot}
        </>
      )}
    </article>
  );
}
