import { donationMessages } from '@banyan/api/contract';
import { site } from './site.ts';

/** Texts around the donation form, and of the thank-you page. */
export const donate = {
  heading: 'Donate',
  areas: {
    heading: 'Seven ways down to the ground',
    note: `Every gift is tax-deductible: the association is a ${site.taxStatus} nonprofit.`,
  },
  /** Shown above the form to visitors without JavaScript. */
  withoutJavaScript: 'Paying on this page needs JavaScript. Below are three ways that do not.',
  otherWays: {
    heading: 'Other ways to give',
    text: 'They take a stamp or a form, and reach the same students.',
    ways: [
      {
        title: 'By check',
        text: 'Made out to the association. Write to us, and we tell you where it goes.',
        link: { label: 'Ask where to send it', href: `mailto:${site.email}` },
      },
      {
        title: 'Through your employer',
        text: `Many companies double a gift. The form will ask for our name and EIN, ${site.ein}.`,
        link: null,
      },
      {
        title: 'From a donor-advised fund',
        text: `Recommend a grant to the association, a ${site.taxStatus} nonprofit with EIN ${site.ein}.`,
        link: null,
      },
    ],
    /** Shown when the payment provider is not available. */
    link: { label: 'See other ways to give', href: '#other-ways' },
  },
  success: {
    lede: 'Your contribution supports the alumni community, and through it a student who will never know your name.',
    /** Precedes the email address, when this browser knows it. */
    emailedTo: 'The invoice was emailed to',
    emailed: 'The invoice was emailed to you.',
    spam: 'If it is missing, check spam.',
    links: [
      { label: 'Back to the front page', href: '/' },
      { label: 'Read what others did with theirs', href: '/alumni-stories' },
    ],
    nonprofit: `is a ${site.taxStatus} nonprofit.`,
    /** Shown when no payment provider is configured. */
    demo: {
      heading: 'Demo receipt',
    },
  },
  notAllowed: { label: donationMessages.makeDonation, href: '/donate' },
  /** Shown on the front page when a payment succeeded but its receipt page could not be shown. */
  wentThrough: {
    heading: 'Your payment went through',
    text: 'We could not show its receipt just now; it is in your mail. Your order is',
    dismiss: 'Dismiss',
  },
} as const;
