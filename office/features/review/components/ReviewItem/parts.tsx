import type { Focus, StoryCategory } from '@banyan/api/contract';
import type { Submission } from '@banyan/api/office';
import { Prose } from '@banyan/ui/content';
import { Avatar, Badge, Button, ButtonLink, Icon, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { ArrowUpRight } from 'lucide';
import { type ReactNode, useId } from 'react';
import { PublicCard } from '../../../members/components/PublicCard/PublicCard.tsx';
import { Changes } from './Changes.tsx';
import { JobOnBoard } from './JobOnBoard.tsx';
import { type Contact, OnlyWeSee } from './OnlyWeSee.tsx';
import * as styles from './ReviewItem.css.ts';

type Of<Kind extends Submission['kind']> = Extract<Submission, { kind: Kind }>;

export interface PartProps {
  /** Current time in milliseconds. */
  now: number;
  /** Labels of the story categories. */
  categories: Readonly<Record<StoryCategory, string>>;
  /** Contact data of the sender, once it was shown. */
  contact?: Contact | undefined;
  /** Shows the contact data and records that in the audit log. Omit it if the volunteer lacks the permission. */
  onShowContact?: (() => void) | undefined;
  /** True while the contact data is loading. @default false */
  isShowing?: boolean | undefined;
  /** Error message if the contact data could not be shown. */
  contactTrouble?: string | undefined;
  /** Form to edit a story before it is approved. */
  storyEdit?: ReactNode;
  /** Opens the reply form for a message. Undefined without the permission or while the form is open. */
  onReply?: (() => void) | undefined;
  /** Id of the text that explains why nobody can reply right now. */
  replyUnavailableBecause?: string | undefined;
  /** Result of the last reply, shown beside the reply button. */
  replyResult?: ReactNode;
  /** True if the story is published with its photo. */
  withPhoto?: boolean | undefined;
  /** Focal point of the photo, if it was set. */
  focus?: Focus | undefined;
}

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.label}>
        {heading}
      </h3>
      {children}
    </section>
  );
};

type ItemProps<Kind extends Submission['kind']> = PartProps & { item: Of<Kind> };

const privately = ({ contact, onShowContact, isShowing, contactTrouble }: PartProps, item: Submission) => ({
  name: item.name,
  has: item.contact,
  contact,
  onShow: onShowContact,
  busy: isShowing ?? false,
  trouble: contactTrouble,
});

const MemberPart = ({ item, ...rest }: ItemProps<'member'>) => (
  <div className={styles.see}>
    <Section heading="Public">
      <PublicCard card={item.card} headingLevel={4} />
    </Section>
    <OnlyWeSee
      {...privately(rest, item)}
      facts={[
        ...(item.company.name
          ? [
              {
                label: 'Company',
                text: `${item.company.name}, ${item.company.isPublic ? 'public' : 'not public'}`,
              },
            ]
          : []),
        ...item.answers,
      ]}
    />
  </div>
);

const CorrectionPart = ({ item, ...rest }: ItemProps<'correction'>) => (
  <>
    <Changes changes={item.changes} />
    <div className={styles.see}>
      <Section heading="Directory card after the change">
        <PublicCard card={item.card} headingLevel={4} />
      </Section>
      <OnlyWeSee {...privately(rest, item)} facts={[{ label: 'Entry', text: item.member }]} />
    </div>
  </>
);

const photoOf = (src: string, focus: Focus | null | undefined) => ({
  src,
  width: 112,
  height: 140,
  ...(focus && { focus }),
});

const StoryPart = ({ item, categories, storyEdit, withPhoto = true, focus, ...rest }: ItemProps<'story'>) => (
  <div className={styles.storySee}>
    <Section heading="Preview on the site">
      <article className={styles.story}>
        <div className={styles.by}>
          <Avatar
            id={item.story.author || item.name}
            name={item.story.author || item.name}
            size="large"
            image={
              item.photo && withPhoto
                ? photoOf(item.photo, focus ?? item.story.authorMedia?.focus)
                : undefined
            }
          />
          <div>
            <Badge>{categories[item.story.category]}</Badge>
            <Text>{item.story.author || item.name}</Text>
            <Text size="small" tone="quiet">
              {[item.story.authorTitle, item.story.graduationYear, item.story.readTime]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </div>
        </div>
        <Prose
          content={item.story.content ? { sanitisedHtml: item.story.content } : { text: item.text }}
          className={styles.prose}
        />
      </article>
    </Section>
    <div className={styles.part}>
      {storyEdit}
      <OnlyWeSee {...privately({ ...rest, categories }, item)} />
    </div>
  </div>
);

const JobPart = ({ item: { job, linkHost, ...item }, now, ...rest }: ItemProps<'job'>) => (
  <div className={styles.see}>
    <Section heading="The row on the board">
      <JobOnBoard job={job} now={now} headingLevel={4} />
    </Section>
    <div className={styles.part}>
      <Section heading="Company and link">
        <dl className={styles.large}>
          <div>
            <dt className={styles.term}>Company</dt>
            <dd className={styles.big}>{job.company}</dd>
          </div>
          <div>
            <dt className={styles.term}>Link</dt>
            <dd className={styles.big}>{linkHost || 'no link'}</dd>
          </div>
        </dl>
        {linkHost && (
          <ButtonLink
            href={job.applicationLink}
            variant="line"
            size="small"
            target="_blank"
            rel="noopener noreferrer"
            icon={<Icon icon={ArrowUpRight} size={18} />}
            className={styles.small}
          >
            Open link
          </ButtonLink>
        )}
      </Section>
      <OnlyWeSee {...privately({ ...rest, now }, { ...item, job, linkHost })} />
    </div>
  </div>
);

const MessagePart = ({ item, ...rest }: ItemProps<'message'>) => (
  <div className={styles.see}>
    <Section heading="The message">
      <Prose content={{ text: item.text }} className={styles.prose} />
      {rest.onReply && (
        <Cluster space={8}>
          <Button
            variant="line"
            size="small"
            unavailable={rest.replyUnavailableBecause !== undefined}
            aria-describedby={rest.replyUnavailableBecause}
            onClick={rest.onReply}
            className={styles.small}
          >
            Reply
          </Button>
          {rest.replyResult}
        </Cluster>
      )}
    </Section>
    <OnlyWeSee {...privately(rest, item)} />
  </div>
);

/** Content of a submission: the public part beside the private part. */
export function ItemParts({ item, ...rest }: PartProps & { item: Submission }) {
  if (item.kind === 'member') return <MemberPart item={item} {...rest} />;
  if (item.kind === 'correction') return <CorrectionPart item={item} {...rest} />;
  if (item.kind === 'story') return <StoryPart item={item} {...rest} />;
  if (item.kind === 'job') return <JobPart item={item} {...rest} />;
  return <MessagePart item={item} {...rest} />;
}
