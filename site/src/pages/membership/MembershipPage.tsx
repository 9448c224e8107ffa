import { VideoHeader } from '@banyan/ui/sections';
import { membershipFilm } from '../../content/membershipFilm.ts';
import { MembershipBelow } from './MembershipBelow.tsx';

const film = {
  sources: [
    { src: '/film/join-us.webm', type: 'video/webm' },
    { src: '/film/join-us.mp4', type: 'video/mp4' },
  ],
  poster: '/film/join-us-poster.avif',
} as const;

/** Membership page: benefits, and how to join. */
export function MembershipPage() {
  return (
    <>
      <VideoHeader
        {...film}
        title={membershipFilm.title}
        description={membershipFilm.description}
        captions={{ src: '/film/join-us.en.vtt', language: 'en', label: membershipFilm.captions }}
      />
      <MembershipBelow />
    </>
  );
}
