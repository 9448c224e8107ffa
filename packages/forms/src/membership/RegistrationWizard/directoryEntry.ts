import { findProgram, isGraduationYear, stateName, webAddress } from '@banyan/api/contract';
import type { MemberCardProps } from '@banyan/ui/content';
import type { RegistrationValues } from './registrationFields.ts';

function programOf({ Dept, Dept_Other }: RegistrationValues): string {
  if (Dept === 'Other') return Dept_Other.trim() || 'Program to be specified';
  return findProgram(Dept)?.name ?? 'Program to be specified';
}

/** Builds the directory entry of these answers, with only the information that the applicant agreed to show. */
export function directoryEntry(values: RegistrationValues): Omit<MemberCardProps, 'ref'> {
  const year = values.Year.trim();
  const shown = [
    values.publicCompany && values.Company.trim(),
    values.publicState && stateName(values['address.state'].trim()),
  ].filter(Boolean);
  return {
    memberId: 'application',
    name: `${values.FirstName} ${values.LastName}`.trim(),
    program: programOf(values),
    ...(isGraduationYear(Number(year)) ? { year } : {}),
    ...(values.LinkedInURL.trim() ? { profileHref: webAddress(values.LinkedInURL.trim()) } : {}),
    ...(shown.length > 0 ? { detail: shown.join(', ') } : {}),
  };
}
