import { chapter } from 'virtual:chapter';
import { Navigation, nationalHref, pageHref } from '@banyan/create-chapter/app';
import { SkipLink } from '@banyan/ui/elements';
import { Footer, FooterColumns, Header, ModeSwitch, ScrollProgress } from '@banyan/ui/navigation';
import { Toaster } from '@banyan/ui/overlays';
import { Outlet, useLocation } from '@tanstack/react-router';

const { name, place, links, words } = chapter;
const brand = { name, place, href: pageHref('/'), logo: chapter.logo };

/** Links of the header, in order; the last one is its button. */
const pages = [
  { label: 'Events', href: pageHref('/events/') },
  { label: 'News', href: pageHref('/news/') },
  { label: 'Join', href: pageHref('/join/') },
  { label: 'Contact', href: pageHref('/contact/') },
];
const give = { label: 'Give', href: pageHref('/give/') };

/** Links of the footer. Of the chapter's own links, only those in chapter.json are shown. */
const groups = [
  { heading: 'The chapter', items: [...pages, give] },
  {
    heading: 'Stay in touch',
    items: [
      ...(links.chat ? [{ label: 'Group chat', href: links.chat }] : []),
      ...(links.email ? [{ label: 'Email us', href: `mailto:${links.email}` }] : []),
      ...(links.professional ? [{ label: 'Professional network', href: links.professional }] : []),
      ...(links.social ? [{ label: 'Social group', href: links.social }] : []),
      { label: 'Write to us', href: pageHref('/contact/') },
    ],
  },
  {
    heading: 'The association',
    items: [
      { label: 'National site', href: nationalHref('/') },
      { label: 'Alumni directory', href: nationalHref('/alumni-directory') },
      { label: 'Job board', href: nationalHref('/job-board') },
      { label: 'Stories', href: nationalHref('/alumni-stories') },
      { label: 'Chapters', href: nationalHref('/chapters') },
    ],
  },
];

/** Frame of every page: progress, header, the page itself, footer, toasts. */
export function Shell() {
  const currentPath = useLocation({ select: ({ pathname }) => pageHref(pathname) });
  return (
    <>
      <SkipLink />
      <ScrollProgress />
      <Header brand={brand} links={pages} action={give} currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer rights="© the association" legal={[]} extra={<ModeSwitch />}>
        <FooterColumns brand={brand} note={words.footer} groups={groups} />
      </Footer>
      <Toaster />
      <Navigation />
    </>
  );
}
