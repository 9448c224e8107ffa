import { jobAge, jobPay, limits, PayAmount } from '@banyan/api/contract';
import { JobRow } from '@banyan/ui/content';
import * as v from 'valibot';
import type { JobValues } from './useJobForm.ts';

/** Returns the typed amount as the rule reads it; undefined while it is invalid. */
function amountOf(typed: string): number | undefined {
  const read = v.safeParse(PayAmount, typed);
  return read.success ? read.output : undefined;
}

const payOf = ({ payMin, payMax, payPeriod }: JobValues) =>
  jobPay({ payMin: amountOf(payMin), payMax: amountOf(payMax), payPeriod });

/** Row of the job on the board, with the values typed so far. */
export function JobPreview({ values }: { values: JobValues }) {
  const shown = values.showContact;
  return (
    <JobRow
      title={values.title || 'Job title'}
      company={values.company || 'Company name'}
      location={values.location || 'Location'}
      jobType={values.jobType}
      remote={values.remote}
      pay={payOf(values)}
      description={values.description || 'Job description'}
      requirements={values.requirements}
      age={`Posted ${jobAge('1970-01-01', 0)}`}
      days={0}
      daysOnBoard={limits.jobBoardDays}
      poster={{
        name: values['postedBy.User.name'] || 'you',
        email: shown ? values['postedBy.User.email'] : '',
        phone: shown ? values['postedBy.User.contactNo'] : '',
      }}
    />
  );
}
