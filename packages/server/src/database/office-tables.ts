import type { Role } from '@banyan/api/office';

/** Somebody who works in the Office. The row stays when they leave, for the log names its id. */
export interface VolunteerTable {
  id: string;
  name: string;
  email: string;
  /** Of those who have not left each is there once. */
  email_key: string;
  /** How their passkeys know them: 32 random bytes, base64url. */
  handle: string;
  keys_off: number;
  /** JSON array of the letters they chose to get, by the contract's names. */
  told: string;
  /** 1 when they have put away the list of what to begin with. */
  steps_away: number;
  /** Grows with every change of what they may do. */
  version: number;
  created_at: string;
  ended_at: string | null;
}

/** What a volunteer may do. */
export interface GrantTable {
  volunteer_id: string;
  role: Role;
  /** Id of a chapter; `''` for the whole association. */
  chapter: string;
  /** Id of the volunteer who gave it; `''` when it was given at the command line. */
  given_by: string;
  created_at: string;
}

/** A passkey: half a secret, whose other half never leaves the volunteer's devices. */
export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  volunteer_id: string;
  /** The host that it is bound to. */
  rp_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** JSON array of WebAuthn's transports. */
  transports: string;
  /** 1 when it is on several devices. */
  backed_up: number;
  label: string;
  created_at: string;
  last_used_at: string | null;
}

/** A code on paper, as its hash. */
export interface RecoveryCodeTable {
  volunteer_id: string;
  code_hash: string;
  created_at: string;
  used_at: string | null;
}

/** A link that makes somebody a volunteer, or gives one a new passkey. */
export interface InvitationTable {
  id: string;
  token_hash: string;
  /** Who gets a new passkey; `null` for somebody who is no volunteer yet. */
  volunteer_id: string | null;
  name: string;
  email: string;
  email_key: string;
  /** JSON array of the contract's `Grant`. */
  grants: string;
  /** Id of the volunteer who invites; `''` at the command line. */
  invited_by: string;
  created_at: string;
  expires_at: number;
  used_at: string | null;
}

/** A browser that is signed in. */
export interface SignInSessionTable {
  id: string;
  token_hash: string;
  kind: 'office' | 'door' | 'enrol' | 'member';
  /** Who it is: id of a volunteer; of a member their email, as `emailKey` makes it; of a helper at the door the id of the pass. */
  subject_id: string;
  /** The passkey it began with; `null` without one. */
  passkey_id: string | null;
  /** Where it is: `Chrome, Windows`; of a helper at the door the name that they gave. */
  label: string;
  created_at: string;
  /** When it was last used for an act, give or take a minute. */
  seen_at: number;
  fresh_until: number;
  expires_at: number;
  ended_at: string | null;
}

/** A link that lets helpers work the door of one event. */
export interface CheckInPassTable {
  id: string;
  token_hash: string;
  event_id: string;
  /** Id of the volunteer. */
  made_by: string;
  created_at: string;
  expires_at: number;
  ended_at: string | null;
}

/** What a passkey is asked to sign, once. */
export interface ChallengeTable {
  hash: string;
  purpose: string;
  /** Whose passkey it is, or whom it is made for; `''` when nobody knows yet. */
  subject_id: string;
  expires_at: number;
}

/** A link in a letter that opens a session in the browser that asked for it. */
export interface SignInLinkTable {
  token_hash: string;
  purpose: 'lost' | 'member';
  /** Id of a volunteer; of a member's link the email that it shows, and of an unknown email nobody's. */
  subject_id: string;
  /** Of what only that browser has. */
  binding_hash: string;
  /** Of the six characters that do the same there, with what that browser has; `''` for a link without. */
  code_hash: string;
  /** How often characters were typed. */
  tries: number;
  expires_at: number;
  used_at: string | null;
}

/** What a volunteer is writing about something. */
export interface DraftTable {
  volunteer_id: string;
  kind: string;
  /** Reference of what it is about. */
  subject: string;
  /** JSON object: text by field. */
  body: string;
  saved_at: string;
}

/** A name for an address of the Office. */
export interface SavedViewTable {
  id: string;
  /** Whose it is; `''` for everybody's. */
  volunteer_id: string;
  path: string;
  name: string;
  /** What stands behind the `?`. */
  search: string;
  created_at: string;
}

/** Who has what open. */
export interface PresenceTable {
  volunteer_id: string;
  /** Reference of what they look at. */
  subject: string;
  /** When they said so last, in milliseconds since 1970. */
  seen_at: number;
}
