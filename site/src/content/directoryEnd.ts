/** Where one goes from the directory. */
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
    // Words only, until there is a place that news can be sent to.
    { heading: 'Send us your news', detail: 'We print good news and most weddings.', href: undefined },
    {
      heading: 'See all resources',
      detail: 'Events, jobs, mentors and seven group chats, from Atlanta to TX/Southwest.',
      href: '/resources',
    },
  ],
} as const;
