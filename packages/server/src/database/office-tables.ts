import type { Role } from '@banyan/api/office';

/** A volunteer in the Office. The row stays after their access ends, because the audit log refers to its id. */
export interface VolunteerTable {
  id: string;
  name: string;
  email: string;
  /** Unique among volunteers whose access has not ended. */
  email_key: string;
  /** User handle of their passkeys: 32 random bytes, base64url. */
  handle: string;
  keys_off: number;
  /** JSON array of the emails they chose to get, by the names in the API contract. */
  told: string;
  /** 1 if they hid the list of first steps. */
  steps_away: number;
  /** Grows with every change of their permissions. */
  version: number;
  created_at: string;
  ended_at: string | null;
}

/** A role of a volunteer. */
export interface GrantTable {
  volunteer_id: string;
  role: Role;
  /** Id of a chapter; `''` for the whole association. */
  chapter: string;
  /** Id of the volunteer who granted it; `''` if it was granted at the command line. */
  given_by: string;
  created_at: string;
}

/** A passkey's public key. Its private key never leaves the volunteer's devices. */
export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  volunteer_id: string;
  /** Host that the passkey is bound to. */
  rp_id: string;
  /** Public key in COSE format, base64url. */
  public_key: string;
  counter: number;
  /** JSON array of WebAuthn transports. */
  transports: string;
  /** 1 if the passkey is synced between devices. */
  backed_up: number;
  label: string;
  created_at: string;
  last_used_at: string | null;
}

/** Hash of a recovery code on paper. */
export interface RecoveryCodeTable {
  volunteer_id: string;
  code_hash: string;
  created_at: string;
  used_at: string | null;
}

/** A link that makes a person a volunteer, or lets a volunteer add a new passkey. */
export interface InvitationTable {
  id: string;
  token_hash: string;
  /** Id of the volunteer who gets a new passkey; `null` for a new volunteer. */
  volunteer_id: string | null;
  name: string;
  email: string;
  email_key: string;
  /** JSON array of `Grant` of the API contract. */
  grants: string;
  /** Id of the volunteer who sent the invitation; `''` at the command line. */
  invited_by: string;
  created_at: string;
  expires_at: number;
  used_at: string | null;
}

/** A session of a signed-in browser. */
export interface SignInSessionTable {
  id: string;
  token_hash: string;
  kind: 'office' | 'door' | 'enrol' | 'member';
  /** Owner of the session: id of a volunteer, email of a member as `emailKey` makes it, or id of the pass of a check-in helper. */
  subject_id: string;
  /** Id of the passkey that started the session; `null` without one. */
  passkey_id: string | null;
  /** Browser and system, such as `Chrome, Windows`; for a check-in helper the name that they entered. */
  label: string;
  created_at: string;
  /** Time of the latest action, accurate to about a minute. */
  seen_at: number;
  fresh_until: number;
  expires_at: number;
  ended_at: string | null;
}

/** A link that lets helpers do the check-in of one event. */
export interface CheckInPassTable {
  id: string;
  token_hash: string;
  event_id: string;
  /** Id of the volunteer who created it. */
  made_by: string;
  created_at: string;
  expires_at: number;
  ended_at: string | null;
}

/** A WebAuthn challenge, which can be used once. */
export interface ChallengeTable {
  hash: string;
  purpose: string;
  /** Owner of the passkey, or the person it is made for; `''` while that is unknown. */
  subject_id: string;
  expires_at: number;
}

/** A link in an email that opens a session in the browser that requested it. */
export interface SignInLinkTable {
  token_hash: string;
  purpose: 'lost' | 'member';
  /** Id of a volunteer, or the email of a member. For an unknown email it belongs to nobody. */
  subject_id: string;
  /** Hash of a secret that only the requesting browser has. */
  binding_hash: string;
  /** Hash of the six-character code that replaces the link, combined with the browser's secret; `''` for a link without a code. */
  code_hash: string;
  /** Number of times that a code was entered. */
  tries: number;
  expires_at: number;
  used_at: string | null;
}

/** A draft that a volunteer is writing. */
export interface DraftTable {
  volunteer_id: string;
  kind: string;
  /** Reference of the item that the draft is about. */
  subject: string;
  /** JSON object: text by field. */
  body: string;
  saved_at: string;
}

/** A saved view: a name for an address in the Office. */
export interface SavedViewTable {
  id: string;
  /** Id of the volunteer who owns it; `''` if it is shared with everybody. */
  volunteer_id: string;
  path: string;
  name: string;
  /** Query string, without the `?`. */
  search: string;
  created_at: string;
}

/** Items that volunteers have open at the moment. */
export interface PresenceTable {
  volunteer_id: string;
  /** Reference of the open item. */
  subject: string;
  /** Time of the latest heartbeat, in milliseconds since 1970. */
  seen_at: number;
}
