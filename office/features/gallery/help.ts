import type { HelpPage } from '../../kit/help.ts';

/** Help on photos and films of an event. */
export const help: HelpPage = {
  title: 'Event: gallery',
  href: '/office/events',
  permission: 'event.edit',
  entries: [
    {
      heading: 'Upload photos and films',
      text: 'Drop files here or choose them: photos up to 40 MB, films up to 512 MB, 200 in all. You can work elsewhere in the Office while they upload.',
    },
    {
      heading: 'The upload was interrupted',
      text: 'It continues when the connection is back. After closing the page, choose the same files again: they continue where they were.',
    },
    {
      heading: 'A file can’t be used',
      text: 'The reason is shown with the file, and the other files continue. Export a HEIC photo as JPEG and upload it again.',
    },
    {
      heading: 'Describe and crop photos',
      text: 'Write what each photo shows, for people who can’t see it. Press Crop to click what pages must not cut off; a photo with text is shown whole.',
    },
    {
      heading: 'Change the order',
      text: 'Select photos with the key x, or a range with Shift x. Then press Here at the place where they should go; the first is the cover.',
    },
    { heading: 'Film poster and captions', text: 'Choose a picture as Poster, and a .vtt file as Captions.' },
    {
      heading: 'Publish the gallery',
      text: 'Nothing is public until you press Save the gallery. Files that no one saves are deleted after a day. If someone else saves first, save again: what both of you added is kept.',
    },
  ],
};
