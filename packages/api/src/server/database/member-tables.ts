/** Members and those who asked to become one. Approved ones are the directory. */
export interface MemberTable {
  id: string;
  reference: string;
  status: 'pending' | 'approved' | 'rejected';
  first_name: string;
  last_name: string;
  email: string;
  /** Lower case, for telling a repeat. */
  email_key: string;
  phone: string;
  linkedin_url: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
  year: number;
  dept: string;
  dept_other: string;
  company: string;
  mentorship_interest: number;
  job_posting: string;
  alumni_update: string;
  personal_note: string;
  public_image: number;
  public_company: number;
  public_state: number;
  /** Path of a photograph, or empty. */
  image: string;
  /** 1 when the member asked not to be found. */
  hidden: number;
  /** Where the member stands in the directory, in alphabetical order; `null` when they are not in it. */
  position: number | null;
  sort_name: string;
  /** Number of the import that brought them, 0 for none. One that is still under way has a number that nobody reads yet. */
  imported: number;
  /** The other site that the request was sent from, such as a chapter's: an origin. `null` for our own. */
  sent_from: string | null;
  /** 1 for whoever wants the newsletter. */
  newsletter: number;
  /** Since when that is so; `null` when nobody ever asked. */
  newsletter_at: string | null;
  /** By joining through the site, on their own page, by a roll, or by a volunteer. */
  newsletter_how: 'joined' | 'asked' | 'imported' | 'office' | null;
  /** JSON object: since when the other consents are as they are, and by what, where they were changed after joining. */
  consents: string;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
}
