import { Plate } from '@banyan/ui/elements';
import type { DonationValues } from './donationFields.ts';

/** What is about to be given, and by whom. */
export function DonationSummary({ values }: { values: DonationValues }) {
  const { firstName, lastName, email, program, graduationYear, purpose, amount } = values;
  return (
    <Plate
      heading={{ label: 'Sheet', value: 'Donation summary' }}
      items={[
        { label: 'Donor', value: `${firstName.trim()} ${lastName.trim()}` },
        { label: 'Email', value: email.trim() },
        { label: 'Program', value: program, half: true },
        { label: 'Graduation year', value: graduationYear, half: true },
        ...(purpose.trim() ? [{ label: 'Purpose', value: purpose.trim() }] : []),
      ]}
      total={{ label: 'Total', value: `$${Number(amount) || 0}` }}
    />
  );
}
