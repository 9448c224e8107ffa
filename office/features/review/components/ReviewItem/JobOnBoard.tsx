import { type Job, jobAge, jobDays, jobPay } from '@banyan/api/contract';
import { JobRow } from '@banyan/ui/content';
import type { HeadingLevel } from '@banyan/ui/elements';

export interface JobOnBoardProps {
  job: Job;
  /** Current time in milliseconds. */
  now: number;
  headingLevel: HeadingLevel;
}

/** Row of a job as on the job board, without its actions. */
export const JobOnBoard = ({ job, now, headingLevel }: JobOnBoardProps) => (
  <JobRow
    title={job.title}
    company={job.company}
    location={job.location}
    jobType={job.jobType}
    remote={job.remote === true}
    pay={jobPay(job)}
    description={job.description}
    requirements={job.requirements}
    age={`Posted ${jobAge(job.postedOn, now)}`}
    dateTime={job.postedOn}
    days={jobDays(job.postedOn, now)}
    poster={{
      name: job.postedBy.User.name,
      email: job.postedBy.User.email,
      phone: job.postedBy.User.contactNo,
    }}
    headingLevel={headingLevel}
  />
);
