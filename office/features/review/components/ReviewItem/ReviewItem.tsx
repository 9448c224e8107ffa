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
  /** Submission to show. */
  item: Submission;
  /** Link back to the list with the position in it. On phones an item is a page of its own. */
  back: { href: string; label: string; onClick?: (event: MouseEvent) => void };
  /** Names of other volunteers who have it open. @default nobody */
  viewers?: readonly string[];
  /** Returns the URL that opens another submission by its reference. */
  hrefOf: (ref: string) => string;
  /** Turns a request into a correction of the entry with the same email. Omit it if the volunteer lacks the permission. */
  onMerge?: (() => void) | undefined;
  /** Form that is open, if any; it replaces the history and the possible duplicates. */
  writing?: ReactNode;
  /** Email of an approval, if it is shown. */
  email?: ReactNode;
  /** Actions: a `DecideFoot`. An open form has a footer of its own. */
  foot?: ReactNode;
}

const siteOf = (chapter: string | null) =>
  chapter === null ? 'National site' : `${findChapter(chapter)?.name ?? chapter} site`;

/** Up to four facts that matter for the decision, by kind. */
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

/** Details of a submission. Its heading takes the focus when it opens; find it by `data-item-heading`. */
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
      {/* The facts above already name the member, so an open form replaces their card. */}
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
