/** Members and membership requests. The approved rows are the directory. */
export interface MemberTable {
  id: string;
  reference: string;
  status: 'pending' | 'approved' | 'rejected';
  first_name: string;
  last_name: string;
  email: string;
  /** Email in lower case, to recognize repeated requests. */
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
  /** 1 if the member asked to be hidden from the directory. */
  hidden: number;
  /** Position in the directory, in alphabetical order; `null` if the member is not in it. */
  position: number | null;
  sort_name: string;
  /** Number of the import that added the member, 0 for none. The number of an unfinished import is not read yet. */
  imported: number;
  /** Origin of the other site that sent the request, such as a chapter's; `null` for this site. */
  sent_from: string | null;
  /** 1 if the member wants the newsletter. */
  newsletter: number;
  /** Time of that choice; `null` if the member was never asked. */
  newsletter_at: string | null;
  /** Origin of that choice: the join form, the member's own page, a member import, or a volunteer. */
  newsletter_how: 'joined' | 'asked' | 'imported' | 'office' | null;
  /** JSON object: time and origin of the other consents that changed after joining. */
  consents: string;
  /** Grows with every change, for optimistic locking. A new position in the directory is not a change. */
  version: number;
  /** Id of the entry that this one was merged into. A merged entry is never read, and its content is erased a week later. */
  merged_into: string | null;
  /** Links in emails sent before this time (ms since 1970) no longer work, because they went to another address. */
  links_since: number;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
}

/** A merge of two entries, for as long as it can be undone. */
export interface MemberMergeTable {
  dropped_id: string;
  kept_id: string;
  /** JSON: columns of both entries before the merge, and the values that the kept entry got. */
  undone: string;
  /** JSON: the rows that moved to the email of the kept entry, by kind, and both emails. */
  moved: string;
  merged_at: string;
}

/** A member import that was read in the Office. */
export interface ImportTable {
  id: string;
  volunteer_id: string;
  file_name: string;
  encoding: string;
  separator: string;
  /** The file as text; empty once it was erased. */
  content: string;
  /** Number of lines below the headings. */
  lines: number;
  /** Number of the line with the headings, or of the line before them if they have no text. */
  headings: number;
  /** JSON: headings, with the first values below them; `[]` once the file was erased. */
  columns: string;
  /** JSON: the column mapping of the latest check or of the import. */
  choice: string | null;
  /** Value of `imported` of its members, once it is committed. */
  number: number | null;
  /** JSON: lines that cannot be imported, with the reasons. */
  problems: string;
  /** JSON: numbers of added, changed and skipped members, and the result of undoing the import. */
  counts: string | null;
  state: 'read' | 'done' | 'undone';
  created_at: string;
  done_at: string | null;
  undone_at: string | null;
}

/** An existing member that a member import changes. */
export interface ImportChangeTable {
  import_id: string;
  member_id: string;
  /** JSON: the new values of the columns. */
  wanted: string;
  /** JSON: the old values of the same columns; `null` until the import is committed. */
  before: string | null;
  /** Version of the entry after this change. */
  version: number | null;
}

/** A graduate in the alumni register. A graduate is not a member and has no contact details. */
export interface GraduateTable {
  id: number;
  /** Number of the import of the register that added the graduate; the settings say which number is current. */
  roll: number;
  /** Full name, as in the file. */
  name: string;
  /** Sound of the first given name; empty if the file has the names in one column, in any order. */
  given: string;
  year: number;
  /** Program: one of our codes, else as in the file; may be empty. */
  program: string;
  /** Number of identical lines in the file. More than one may be one person or several. */
  many: number;
}

/** Word of a graduate's name, encoded by its sound. */
export interface GraduateWordTable {
  sound: string;
  year: number;
  graduate_id: number;
}
