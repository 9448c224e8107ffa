/** What a volunteer asked somebody about what they sent, and what they answered. */
export interface QuestionTable {
  id: string;
  /** Kind and id of what was asked about: a row of another table. */
  subject_kind: string;
  subject_id: string;
  /** What the person quotes. */
  reference: string;
  /** Whom it was sent to, as `emailKey` makes it. */
  email_key: string;
  question: string;
  asked_by: string;
  created_at: string;
  /** SHA-256 of the link's token, in base64url. The token itself is in the letter only. */
  token_hash: string;
  answer: string | null;
  answered_at: string | null;
}

/** A reason for turning something down that volunteers give again and again. */
export interface SavedReasonTable {
  /** What it is called by; there is one of a title, whatever the case. */
  title: string;
  /** Kind of what it is a reason for; empty for every kind. */
  kind: string;
  /** What the person reads. */
  reason: string;
  created_at: string;
}
