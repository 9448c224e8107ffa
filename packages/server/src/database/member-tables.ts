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
  /** How often it was changed: what somebody looked at is what they change. Where it stands in the directory is no change. */
  version: number;
  /** Id of the entry that it became part of: then it is read by nobody, and what it holds is emptied a week later. */
  merged_into: string | null;
  /** Links of letters that were sent before (ms since 1970) open nothing: they went to another address. */
  links_since: number;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
}

/** Two entries that became one, for as long as it can be undone. */
export interface MemberMergeTable {
  dropped_id: string;
  kept_id: string;
  /** JSON: columns of both as they were before, and what the one that stayed was given. */
  undone: string;
  /** JSON: what came under the email that stayed, by what it is, and both emails. */
  moved: string;
  merged_at: string;
}

/** A roll that was read in the Office. */
export interface ImportTable {
  id: string;
  volunteer_id: string;
  file_name: string;
  encoding: string;
  separator: string;
  /** The file as text; empty once it was forgotten. */
  content: string;
  /** Below the headings. */
  lines: number;
  /** The line of the headings, or the one before them without any text. */
  headings: number;
  /** JSON: headings, with the first of what stands under them; `[]` once the file was forgotten. */
  columns: string;
  /** JSON: what becomes what, as it was checked last or came in. */
  choice: string | null;
  /** What its members bear as `imported`, once it has come in. */
  number: number | null;
  /** JSON: which lines cannot come in, and why. */
  problems: string;
  /** JSON: how many came in, were changed, were left out; and what became of that when it was undone. */
  counts: string | null;
  state: 'read' | 'done' | 'undone';
  created_at: string;
  done_at: string | null;
  undone_at: string | null;
}

/** Somebody who was here when a roll came in, and whom it changes. */
export interface ImportChangeTable {
  import_id: string;
  member_id: string;
  /** JSON: columns as they shall be. */
  wanted: string;
  /** JSON: the same as they were; `null` until it is done. */
  before: string | null;
  /** Version of the entry that this made. */
  version: number | null;
}

/** Somebody of the roll of graduates. No member, and nothing to reach them by. */
export interface GraduateTable {
  id: number;
  /** Number of the roll that brought them; the settings say which of them are read. */
  roll: number;
  /** In one piece, as the file has it. */
  name: string;
  /** Sound of the first given name; empty where the file has names in one column, in whatever order. */
  given: string;
  year: number;
  /** One of our codes, else as the file has it; may be empty. */
  program: string;
  /** How many lines of the file say just this: of more than one nobody knows whether they are two people. */
  many: number;
}

/** One word of such a name, as it sounds. */
export interface GraduateWordTable {
  sound: string;
  year: number;
  graduate_id: number;
}
