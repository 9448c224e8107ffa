export interface EventTable {
  id: string;
  title: string;
  description: string;
  date: string;
  end_date: string | null;
  timezone: string | null;
  location: string;
  /** JSON array of paths. */
  images: string;
  registration_url: string | null;
  featured: number;
  is_active: number;
  is_approved: number;
  created_at: string;
  category: string;
  organizer: string | null;
  max_attendees: number | null;
  /** Seats that volunteers gave out or keep back; they count as taken. */
  seats_reserved: number;
  registration_deadline: string | null;
  /** JSON array of `EventMedia` of the API contract. */
  media: string;
  /** Grows with every change that calendars need to know of. */
  sequence: number;
  changed_at: string | null;
  /** A canceled event is not active. Calendars that contain it learn of the cancellation. */
  cancelled_at: string | null;
  /** Id of the chapter it belongs to; `null` for the whole association. */
  chapter: string | null;
  /** Confirmation that a seat needs: none, a captcha during a rush, or an email with a link to open. */
  confirmation: 'none' | 'verification' | 'letter';
  /** Reason for the cancellation that the guests got; empty for none. */
  cancelled_reason: string;
  /** 1 if everybody with a seat gets an email the day before. */
  reminder: number;
  /** Grows with every check-in at the event. */
  door_version: number;
}

/** A registration for an event. Only `seatState` interprets what a row means for its seat. */
export interface EventRegistrationTable {
  id: string;
  reference: string;
  event_id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** Email in lower case, to recognize repeated registrations. */
  email_key: string;
  year: number;
  comments: string;
  created_at: string;
  /** Time until which the seat is held for a person who has yet to confirm it, in milliseconds since 1970. */
  held_until: number | null;
  /** Time since when they are on the waitlist, in milliseconds since 1970; `null` once they have a seat, or if they never waited. */
  waiting_since: number | null;
  /** Time when the seat was canceled. Registering again reuses the row. */
  cancelled_at: string | null;
  /** 1 when the registration is verified: by the captcha, or by the link in the email. */
  verified: number;
  /** Time of the latest email to its address, in milliseconds since 1970. */
  written_at: number;
  /** Time when the reminder of the day before was queued, in milliseconds since 1970. */
  reminded_at: number | null;
  source: 'site' | 'door' | 'office';
  /** Number of guests that they said they would bring. */
  guests: number;
  /** Result of the check-ins: number of guests who are in, and time of the check-in, in milliseconds since 1970. */
  guests_in: number;
  checked_in_at: number | null;
  /** `door_version` of the event at the latest check-in. */
  door_version: number;
}

/** A check-in action. A row is never changed. Only `checkInStatus` computes the result of all rows of a registration. */
export interface CheckInTable {
  event_id: string;
  /** Id of the action, made by the device. */
  item: string;
  registration_id: string;
  kind: 'in' | 'guests' | 'undo';
  /** Result that the device got. */
  result: 'in' | 'already' | 'undone';
  /** Time of the action, in milliseconds since 1970. */
  at: number;
  /** Name of the helper at check-in. */
  by_name: string;
  device: string;
  /** Number of guests who came with them; negative in a row of kind `guests` that lowers the number. */
  guests: number;
  /** The item that an `undo` undoes; empty for others. */
  undoes: string;
  /** `door_version` of the event after the action: the order in which the server received the actions. */
  version: number;
  created_at: string;
}

/** Further references of a registration: each repeated registration gets its own reference, which reveals nothing about the row. */
export interface RegistrationReferenceTable {
  reference: string;
  registration_id: string;
  created_at: string;
}

/** A batch of emails about an event, one to each person. Each has the id in `outbox.batch`. */
export interface EventLettersTable {
  id: string;
  event_id: string;
  kind: 'changed' | 'cancelled' | 'back' | 'reminder';
  /** JSON array of the names of the changed fields. */
  fields: string;
  many: number;
  /** Number of emails that were withdrawn. */
  withdrawn: number;
  created_at: string;
  /** Earliest time at which they are sent, in milliseconds since 1970. */
  leaves_at: number;
}
