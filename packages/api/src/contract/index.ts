export * from './call.ts';
export * from './calls.ts';
export * from './captcha/get-verification-challenge.ts';
export * from './captcha/unverified.ts';
export * from './chapters/chapter-query.ts';
export * from './chapters/chapter-states.ts';
export * from './chapters/chapters.ts';
export * from './contact/body.ts';
export * from './contact/form.ts';
export * from './contact/send-contact-message.ts';
export * from './day.ts';
export * from './donations/body.ts';
export * from './donations/capture-order.ts';
export * from './donations/create-order.ts';
export * from './donations/form.ts';
export * from './donations/get-order-details.ts';
export * from './errors.ts';
export * from './events/calendar-paths.ts';
export * from './events/event-item.ts';
export * from './events/featured-event.ts';
export * from './events/get-active-events.ts';
export * from './events/get-event.ts';
export * from './events/get-featured-event.ts';
export * from './events/media.ts';
export * from './events/media-address.ts';
export {
  instantOf,
  instantOfWall,
  isDayOnly,
  isMoment,
  lastInstantOf,
  wallClock,
  zoneOr,
} from './events/moments.ts';
export * from './events/register-for-event.ts';
export * from './events/registration-body.ts';
export * from './events/registration-form.ts';
export * from './events/states.ts';
export * from './events/words.ts';
export * from './form.ts';
export * from './forms.ts';
export * from './health.ts';
export * from './jobs/age.ts';
export * from './jobs/body.ts';
export * from './jobs/create-job.ts';
export * from './jobs/form.ts';
export * from './jobs/get-jobs.ts';
export * from './jobs/job.ts';
export * from './limits.ts';
export * from './members/alumnus-card.ts';
export * from './members/correct-entry.ts';
export * from './members/entry-body.ts';
export * from './members/entry-forms.ts';
export * from './members/get-members.ts';
export * from './members/hide-entry.ts';
export * from './members/register-member.ts';
export * from './members/registration-body.ts';
export * from './members/registration-form.ts';
export * from './messages.ts';
export * from './news/fetch-all-news.ts';
export * from './news/news-item.ts';
export * from './payload.ts';
export * from './programs.ts';
export type { QuerySchemas } from './queries.ts';
export * from './receipt.ts';
export { type RetryOptions, retry } from './retry.ts';
export * from './runtime-config.ts';
export * from './safe-href.ts';
export * from './stories/body.ts';
export * from './stories/create-story.ts';
export * from './stories/form.ts';
export * from './stories/get-stories.ts';
export * from './stories/story.ts';
export * from './stories/text.ts';
export { storyYears } from './stories/years.ts';
export { isEmail, isLine, isParagraphs } from './text.ts';
export * from './version.ts';
export { isGraduationYear } from './year.ts';
