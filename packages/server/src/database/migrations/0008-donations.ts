/** Gifts, every step each of them took, notifications already heard, and the orders of the demo gateway. */
export const donations = (suffix: string): readonly string[] => [
  `create table donations (
    id text primary key, reference text not null unique, provider text not null, order_id text unique,
    state text not null check (state in ('created', 'approved', 'captured', 'declined', 'failed')),
    cents integer not null, currency text not null,
    token_hash text not null, token_expires_at integer not null,
    first_name text, last_name text, email text, email_key text, year integer, program text, purpose text,
    claim text, asked_at integer, attempt integer not null,
    capture_id text, captured_cents integer, captured_currency text, captured_at text,
    refunded_cents integer not null,
    created_at text not null, changed_at text not null
  ) ${suffix}`,
  `create index donations_open on donations (state, created_at)`,
  `create index donations_captured on donations (captured_at) where captured_at is not null`,
  `create table donation_transitions (
    donation_id text not null references donations (id), position integer not null, at text not null,
    from_state text, to_state text not null, cause text not null, detail text not null,
    primary key (donation_id, position)
  ) ${suffix}`,
  `create table payment_events (
    id text primary key, type text not null, order_id text, received_at text not null
  ) ${suffix}`,
  `create table demo_orders (
    id text primary key, request_id text not null unique, cents integer not null, currency text not null,
    capture_id text, attempts integer not null, created_at text not null
  ) ${suffix}`,
];
