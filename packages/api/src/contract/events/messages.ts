/** Messages of the list of events, of one event and of its gallery (spec part 2 §2, §8). */
export const eventMessages = {
  listFailed: 'Unable to load events. Please try again later.',
  retry: 'Retry',
  none: 'No events found',
  noUpcoming: 'No Upcoming Events',
  noPast: 'No Past Events',
  detailFailed: 'Unable to load event details. Please try again later.',
  detailToast: 'Failed to load event details',
  detailHeading: 'Error Loading Event',
  pastHeading: 'Event Not Found',
  pastText: "The event you're looking for doesn't exist.",
  /** Shown after an error answer or an answer without data. */
  notFound: 'Event not found',
  /** Shown if there is no answer or an unreadable one. */
  loadFailed: 'Failed to load event data',
  back: 'Back to Events',
  /** @param most Number of seats, as in `maxAttendees`. */
  maxAttendees: (most: number | null | undefined) => `Max Attendees - ${most ?? 'N/A'}`,
  organizedBy: 'Organized by',
  gallery: 'Event Gallery',
  all: 'All',
  photos: 'Photos',
  videos: 'Videos',
  noMedia: 'No media found for this filter.',
  open: 'Open',
  viewPhoto: 'View Photo',
  viewVideo: 'View Video',
  imageUnavailable: 'Image unavailable',
  videoThumbnail: 'Video Thumbnail',
} as const;
