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
  /** Seats given out by hand or kept back; they count as taken. */
  seats_reserved: number;
  registration_deadline: string | null;
  /** JSON array of the contract's `EventMedia`. */
  media: string;
  /** Grows with every change a calendar should hear of. */
  sequence: number;
  changed_at: string | null;
  /** A cancelled event is not active; calendars that know it learn that it is off. */
  cancelled_at: string | null;
  /** Id of the chapter it belongs to; `null` for everybody's. */
  chapter: string | null;
  /** What makes sure of its seats: nothing, the human verification in a rush, or a letter whose link is to be opened. */
  confirmation: 'none' | 'verification' | 'letter';
  /** What those who come were told about why it was cancelled; empty for nothing. */
  cancelled_reason: string;
  /** 1 when whoever has a seat gets a letter the day before. */
  reminder: number;
  /** Grows with every check-in at its door. */
  door_version: number;
}

/** Who registered for which event. What a row means for its seat only `seatState` says. */
export interface EventRegistrationTable {
  id: string;
  reference: string;
  event_id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** Lower case, for telling a repeat. */
  email_key: string;
  year: number;
  comments: string;
  created_at: string;
  /** Until when the seat is kept for a person who has yet to say that they take it, in milliseconds since 1970. */
  held_until: number | null;
  /** Since when they wait for a seat, in milliseconds since 1970; `null` once they have one, or never waited. */
  waiting_since: number | null;
  /** When the seat was given back. Registering again takes the row up again. */
  cancelled_at: string | null;
  /** 1 when a person has proved to be there: by the verification, or by the link in the letter. */
  verified: number;
  /** When its address was written to last, in milliseconds since 1970. */
  written_at: number;
  /** When the letter of the day before was promised, in milliseconds since 1970. */
  reminded_at: number | null;
  source: 'site' | 'door' | 'office';
  /** Guests that they said they would bring. */
  guests: number;
  /** What their check-ins come to: guests that are in, and when they came, in milliseconds since 1970. */
  guests_in: number;
  checked_in_at: number | null;
  /** The event's `door_version` of the last check-in. */
  door_version: number;
}

/** Something that happened at the door; a row is never changed. What they come to for a registration only `arrivalOf` says. */
export interface CheckInTable {
  event_id: string;
  /** Its own id, made by the device. */
  item: string;
  registration_id: string;
  kind: 'in' | 'guests' | 'undo';
  /** How it was answered. */
  result: 'in' | 'already' | 'undone';
  /** When it was, in milliseconds since 1970. */
  at: number;
  /** Name of whoever stood at the door. */
  by_name: string;
  device: string;
  /** Guests who came with them; of `guests` also fewer than none. */
  guests: number;
  /** The item that an `undo` takes back; empty for others. */
  undoes: string;
  /** The event's `door_version` by it: in which order they came here. */
  version: number;
  created_at: string;
}

/** What else a registration was answered: every repeat has a reference of its own, which says nothing about the row. */
export interface RegistrationReferenceTable {
  reference: string;
  registration_id: string;
  created_at: string;
}

/** Letters about an event that were written together, one to each person; each bears the id in `outbox.batch`. */
export interface EventLettersTable {
  id: string;
  event_id: string;
  kind: 'changed' | 'cancelled' | 'back' | 'reminder';
  /** JSON array of the names of fields that are new. */
  fields: string;
  many: number;
  /** How many of them were taken back. */
  withdrawn: number;
  created_at: string;
  /** When they leave at the earliest, in milliseconds since 1970. */
  leaves_at: number;
}
