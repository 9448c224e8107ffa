/** A volunteer's question about a submission, and the answer. */
export interface QuestionTable {
  id: string;
  /** Kind and id of the submission: a row of another table. */
  subject_kind: string;
  subject_id: string;
  /** Reference that the person can quote. */
  reference: string;
  /** Recipient, as `emailKey` makes it. */
  email_key: string;
  question: string;
  asked_by: string;
  created_at: string;
  /** SHA-256 of the link's token, in base64url. The token itself is only in the email. */
  token_hash: string;
  answer: string | null;
  answered_at: string | null;
}

/** A saved reason for declining submissions. */
export interface SavedReasonTable {
  /** Title of the reason, unique in any letter case. */
  title: string;
  /** Kind of submission that it is for; empty for every kind. */
  kind: string;
  /** Text that the person reads. */
  reason: string;
  created_at: string;
}
