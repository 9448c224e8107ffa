import type { MyJob, MyStory } from '@banyan/api/contract';
import { ActionList, ActionRow } from '@banyan/ui/content';
import { Button, ButtonLink, DimensionLine, Text } from '@banyan/ui/elements';
import { my as words } from '../../content/my.ts';
import { Act } from './Act.tsx';
import type { PartProps } from './MyParts.tsx';
import { dayWords } from './words.ts';

const { posts } = words;

/** Stories and jobs submitted with this email address, and their status. */
export function Posts({ page: { stories, jobs } }: PartProps) {
  if (stories.length + jobs.length === 0) return <Text>{posts.none}</Text>;
  return (
    <ActionList>
      {stories.map((story) => (
        <StoryRow key={story.reference} story={story} />
      ))}
      {jobs.map((job) => (
        <JobRow key={job.reference} job={job} />
      ))}
    </ActionList>
  );
}

const See = ({ href, title }: { href: string; title: string }) => (
  <ButtonLink href={href} variant="quiet" aria-label={`${posts.see}: ${title}`}>
    {posts.see}
  </ButtonLink>
);

function StoryRow({
  story: { reference, title, state, sentAt, href, askedToUnpublish },
}: {
  story: MyStory;
}) {
  const said = posts.sent(`${posts.story}. ${posts.storyStates[state]}`, dayWords(sentAt));
  return (
    <ActionRow
      wide
      name={title}
      meta={askedToUnpublish ? `${said}. ${posts.askedDown(dayWords(askedToUnpublish))}` : said}
      actions={
        href || state === 'published' ? (
          <>
            {href ? <See href={href} title={title} /> : null}
            {state === 'published' && !askedToUnpublish ? (
              <Act act="ask-story-down" about={reference} section="stories-and-jobs">
                <Button type="submit" variant="quiet" aria-label={`${posts.askDown}: ${title}`}>
                  {posts.askDown}
                </Button>
              </Act>
            ) : null}
          </>
        ) : null
      }
    />
  );
}

function JobRow({ job }: { job: MyJob }) {
  const { reference, title, company, state, sentAt, href, daysLeft, lastsDays, canRenew } = job;
  const isOn = state === 'published' && daysLeft !== undefined;
  const said = isOn
    ? posts.daysLeft(daysLeft, lastsDays)
    : posts.sent(posts.jobStates[state], dayWords(sentAt));
  return (
    <ActionRow
      wide
      name={[title, company].filter(Boolean).join(', ')}
      meta={isOn ? said : `${posts.job}. ${said}`}
      measure={isOn ? <DimensionLine value={lastsDays - daysLeft} max={lastsDays} /> : null}
      actions={
        href || isOn ? (
          <>
            {href ? <See href={href} title={title} /> : null}
            {canRenew ? (
              <JobAct act="renew-job" reference={reference} title={title} label={posts.renew} />
            ) : null}
            {isOn ? (
              <JobAct act="take-job-down" reference={reference} title={title} label={posts.unpublish} />
            ) : null}
          </>
        ) : null
      }
    />
  );
}

interface JobActProps {
  act: 'renew-job' | 'take-job-down';
  reference: string;
  title: string;
  label: string;
}

const JobAct = ({ act, reference, title, label }: JobActProps) => (
  <Act act={act} about={reference} section="stories-and-jobs">
    <Button type="submit" variant="quiet" aria-label={`${label}: ${title}`}>
      {label}
    </Button>
  </Act>
);
