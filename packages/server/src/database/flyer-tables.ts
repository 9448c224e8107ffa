/** Flyer of a public event: which one is stored, and which one could not be drawn. */
export interface FlyerTable {
  event_id: string;
  /** Folder of the media store with the drawn flyer, named after its content; `null` until the first is drawn. */
  folder: string | null;
  /** Name of the folder of a flyer that could not be drawn; `null` if the last one could. */
  failed: string | null;
  /** Fault and its remedy; empty without a fault. */
  reason: string;
  /** Time of the failure, in milliseconds since 1970; 0 without one. */
  failed_at: number;
}
