/** Links at the end of the directory. */
export const directoryEnd = {
  heading: 'Not in here yet?',
  calls: [
    {
      heading: 'Register as a member',
      detail: 'Free. Approved members are added to the directory and the newsletter.',
      href: '/membership/register',
    },
    {
      heading: 'Correct your listing',
      detail: 'Changed jobs, names or coasts? Tell us.',
      href: '/contact',
    },
    // Not a link until there is a page for sending in news.
    { heading: 'Send us your news', detail: 'We print good news and most weddings.', href: undefined },
    {
      heading: 'See all resources',
      detail: 'Events, jobs, mentors and seven group chats, from Atlanta to TX/Southwest.',
      href: '/resources',
    },
  ],
} as const;
