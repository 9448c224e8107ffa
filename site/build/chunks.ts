import { type Chunk, eachOf } from './chunkPatterns.ts';

/**
 * What travels together; otherwise each module that two chunks share becomes a file, and a page of forty small files
 * weighs more than one of twenty. A chunk takes along whatever its modules import that no chunk before it has: what other
 * pages need of that gets a line above it. Weigh the pages (`bench --pages`) before and after a change here.
 */
export const chunks: Chunk[] = [
  // The server's, in every head, and the search's: the file of all pages would take it along.
  { name: 'descriptions', modules: [/site\/src\/content\/pageDescriptions\.ts$/] },
  {
    // Styles of what all pages have in common and none shows all of: a document has those that it needs (`criticalStyles`),
    // and the sheet comes with the code. Classes, and fonts of some letters, only: a sheet that styles anything else stays in every document.
    name: 'common',
    modules: [
      /packages\/ui\/src\/layout\/.*\.css\.ts\.vanilla\.css/,
      /packages\/ui\/src\/theme\/rareFonts\.css\.ts\.vanilla\.css/,
      ...eachOf`packages/ui/src/${['elements/Button/Button', 'elements/EmptyState/EmptyState', 'elements/Heading/Heading', 'elements/MoreLink/MoreLink', 'elements/Notice/Notice', 'elements/Picture/Picture', 'elements/Text/Text', 'navigation/Brand/Brand', 'navigation/Footer/\\w+', 'navigation/Header/Header', 'navigation/MobileMenu/MobileMenu', 'navigation/ModeSwitch/ModeSwitch', 'sections/PageHead/PageHead']}\.css\.ts\.vanilla\.css`,
    ],
  },
  {
    // What every page needs, and small things that most of them share: a file of its own for each costs more than it saves.
    name: 'base',
    modules: [
      // The theme is every page's, or the first chunk that happens to have some of it would be.
      /packages\/ui\/src\/theme\/\w+\.css\.ts/,
      // What the page's own entry and other chunks need: the first chunk that needs it would take it along.
      /vite\/preload-helper/,
      /packages\/ui\/src\/overlays\/Toaster\/toastQueue\.ts$/,
      // The header's glass, or every page would have what else carries one.
      /node_modules\/lucide\/.*\/icons\/search\./,
      ...eachOf`node_modules/${['react', 'react-dom', 'scheduler', 'use-sync-external-store', '@tanstack/[a-z-]+']}/`,
      /packages\/ui\/src\/layout\/.*\.tsx?$/,
      ...eachOf`packages/ui/src/hooks/${['lazyModule', 'missingCode', 'translatedText', 'tryStorage', 'useHydrated', 'useLazyModule']}\.ts$`,
      ...eachOf`packages/ui/src/elements/${['BackLink', 'ErrorState', 'Icon', 'MoreLink', 'Notice', 'Picture']}/\w+\.tsx$`,
      /packages\/api\/src\/client\//,
      ...eachOf`packages/api/src/contract/${['chapters/chapters', 'errors', 'limits/(?!all|fields)[a-z]+', 'optional', 'safe-href']}\.ts$`,
      /packages\/app\/src\/(config\/runtimeConfig|start\/\w+)\.tsx?$/,
      /node_modules\/valibot\//,
      ...eachOf`packages/ui/src/${['navigation/Brand/StandardMark', 'sections/PageHead/PageHead', 'imagery/artwork', 'imagery/drawing']}\.tsx?$`,
      ...eachOf`site/src/${['client', 'content/site', 'content/links', 'pages/class-of/classPath', 'state/tabPlaces']}\.ts$`,
      // And what it imports, which is all that the entry has: nobody may import that itself, for it has the styles of every page.
      /site\/src\/router\.tsx$/,
      // Styles, without the names of their classes, of what stands around every page.
      ...eachOf`packages/ui/src/${['navigation/ScrollProgress/ScrollProgress', 'elements/SkipLink/SkipLink', 'imagery/drawing']}\.css\.ts\.vanilla\.css`,
    ],
  },
  {
    // What a browser needs of the heads of single stories, news, jobs and events: addresses and titles.
    name: 'titles',
    modules: [
      ...eachOf`site/src/pages/${['titleIn', 'events/eventPaths', 'jobs/jobPaths', 'news/newsPaths', 'stories/storyPaths']}\.ts$`,
      /site\/src\/content\/unknownTitles\.ts$/,
    ],
  },
  {
    // Lengths and years that forms share with the pages of events; neither may bring the other along.
    name: 'numbers',
    modules: [/packages\/api\/src\/contract\/limits\/fields\.ts$/],
  },
  {
    // Searches have these without being forms. What says otherwise than the control, in its layer, comes in one sheet with it: between
    // two sheets the field would jump.
    name: 'field',
    modules: [
      ...eachOf`packages/forms/src/fields/${['Field/Field.css.ts', 'Field/FieldError.tsx', 'SelectField/SelectField.css.ts', 'TextAreaField/TextAreaField.css.ts']}`,
    ],
  },
  {
    // What every form shares.
    name: 'forms',
    modules: [
      /packages\/ui\/src\/hooks\/useFocusRequest\.ts$/,
      ...eachOf`packages/forms/src/form/use${['Draft', 'Fields', 'FormDraft', 'FormState', 'Undo']}\.ts$`,
      ...eachOf`packages/forms/src/form/${['clock', 'controlOf', 'draftStore', 'fieldState']}\.ts$`,
      ...eachOf`packages/forms/src/form/${['ErrorSummary', 'FormFoot']}/\w+\.tsx$`,
      ...eachOf`packages/forms/src/fields/${['Field', 'FieldRow', 'PersonField', 'TextField']}/\w+\.tsx$`,
      ...eachOf`packages/api/src/contract/${['captcha/messages', 'form', 'year']}\.ts$`,
      ...eachOf`packages/app/src/config/${['captchaSettings', 'useRuntimeConfig']}\.ts$`,
      /site\/src\/pages\/useCaptchaSettings\.ts$/,
    ],
  },
  {
    // What every form shares that is sent by its own button: a payment is not.
    name: 'sending',
    modules: [
      ...eachOf`packages/forms/src/form/use${['Begun', 'Form', 'Sending']}\.ts$`,
      ...eachOf`packages/forms/src/form/${['banner', 'definedBy', 'serverState', 'submitFailure']}\.ts$`,
      /packages\/forms\/src\/form\/FormBanner\/\w+\.tsx$/,
      /packages\/forms\/src\/captcha\/useVerificationState\.ts$/,
    ],
  },
  // Shared with pages that have no steps, or no fields: these would take it along.
  { name: 'chevron', modules: [/lucide\/dist\/esm\/icons\/chevron-down\.mjs$/] },
  // The header's, on every page: what is searched would take it along.
  { name: 'search-icon', modules: [/lucide\/dist\/esm\/icons\/search\.mjs$/] },
  { name: 'check', modules: [/lucide\/dist\/esm\/icons\/check\.mjs$/] },
  {
    // What most forms have besides: two small files else.
    name: 'controls',
    modules: eachOf`packages/forms/src/fields/${['CheckboxField', 'SelectField']}/\w+\.tsx$`,
  },
  {
    // What the forms of several steps share.
    name: 'steps',
    modules: [
      ...eachOf`packages/forms/src/form/${['useWizardStep', 'StepWaiting/StepWaiting']}\.tsx?$`,
      /packages\/ui\/src\/navigation\/Steps\/\w+\.tsx$/,
    ],
  },
  {
    // The rules that forms have in common. Most forms fetch theirs once somebody has begun.
    name: 'rules',
    modules: [
      /packages\/forms\/src\/form\/checkWith\.ts$/,
      ...eachOf`packages/api/src/contract/${['graduation-year', 'payload', 'text']}\.ts$`,
    ],
  },
  {
    // What sends forms, and knows how a try ended. Fetched with their rules, and with a payment.
    name: 'submission',
    modules: eachOf`packages/forms/src/form/${['attempts', 'readFailure', 'rulesOf', 'submission']}\.ts$`,
  },
  {
    // What a form shows once it was sent, and asks without JavaScript.
    name: 'sent',
    modules: [
      ...eachOf`packages/forms/src/captcha/NoScriptQuestion/${['NoScriptQuestion', 'useNoScriptQuestion']}\.tsx?$`,
      /packages\/ui\/src\/content\/SuccessView\/\w+\.tsx$/,
      /packages\/forms\/src\/form\/AnotherButton\/AnotherButton\.tsx$/,
    ],
  },
  {
    // A check that stands in the form from the start.
    name: 'captcha',
    modules: [
      ...eachOf`packages/forms/src/captcha/${['CaptchaField', 'HumanVerification']}/\w+\.tsx$`,
      ...eachOf`packages/forms/src/captcha/${['captchaOf', 'useVerification']}\.ts$`,
    ],
  },
  {
    // A check that is asked for when the server wants one.
    name: 'captcha-on-demand',
    modules: [
      ...eachOf`packages/forms/src/captcha/OnDemandCaptcha/${['OnDemandCaptcha', 'useOnDemandCaptcha']}\.tsx?$`,
      /packages\/forms\/src\/form\/HoneypotField\/HoneypotField\.tsx$/,
    ],
  },
  // How lists are read, whatever they are of.
  { name: 'lists', modules: eachOf`packages/api/src/contract/${['list-of', 'published']}\.ts$` },
  {
    // What every page with events says of them.
    name: 'events',
    modules: [
      ...eachOf`packages/api/src/contract/events/${['featured-event', 'media-address', 'moments', 'states', 'words']}\.ts$`,
      /site\/src\/pages\/events\/pastEventHref\.ts$/,
    ],
  },
  {
    // Styles of what is announced side by side: one small file in place of four.
    name: 'announced',
    modules: eachOf`packages/ui/src/${['content/LatestNews', 'content/UpcomingEvents', 'sections/EventDates', 'sections/GetInvolved']}/\w+\.css\.ts\.vanilla\.css`,
  },
  {
    // What the pages of single events add.
    name: 'event',
    modules: [
      ...eachOf`packages/api/src/contract/events/${['event-item', 'limits', 'media', 'messages']}\.ts$`,
      ...eachOf`packages/app/src/events/${['eventPicture', 'eventWords']}\.ts$`,
    ],
  },
  // Each is shared by pages that share little else: a chunk that needs it would otherwise take it along.
  { name: 'toast', modules: [/packages\/ui\/src\/overlays\/Toaster\/toast\.ts$/] },
  { name: 'grapheme', modules: [/packages\/ui\/src\/content\/ShareButton\/cutByGrapheme\.ts$/] },
  { name: 'image-address', modules: [/packages\/app\/src\/news\/imageAddress\.ts$/] },
  { name: 'paragraphs', modules: [/packages\/api\/src\/contract\/stories\/text\.ts$/] },
  {
    name: 'story-limits',
    modules: [
      ...eachOf`packages/api/src/contract/stories/${['limits', 'messages', 'years']}\.ts$`,
      /site\/src\/content\/storyCategoryNames\.ts$/,
    ],
  },
  {
    name: 'news',
    modules: [
      ...eachOf`packages/api/src/contract/news/${['fetch-all-news', 'news-item']}\.ts$`,
      /packages\/app\/src\/news\/newsSummary\.ts$/,
      ...eachOf`site/src/pages/news/${['newsItem', 'readNews']}\.ts$`,
    ],
  },
  {
    name: 'stories',
    modules: [
      ...eachOf`packages/api/src/contract/stories/${['get-stories', 'story']}\.ts$`,
      ...eachOf`site/src/${['content/stories', 'pages/stories/readStories', 'pages/stories/storyFilter', 'pages/stories/storyView']}\.ts$`,
    ],
  },
  {
    // What the board and the page of a job share.
    name: 'jobs',
    modules: [
      ...eachOf`packages/api/src/contract/jobs/${['get-jobs', 'job', 'pay']}\.ts$`,
      ...eachOf`site/src/${['content/jobs', 'pages/jobs/jobsView', 'pages/jobs/readJobs']}\.ts$`,
    ],
  },
  {
    // What people stand in, and what they are counted with.
    name: 'avatar',
    modules: eachOf`packages/ui/src/elements/${['Avatar', 'Numeral']}/\w+\.tsx$`,
  },
  {
    // A member as the directory shows them, and as the application previews them.
    name: 'member',
    modules: [
      /packages\/ui\/src\/content\/MemberCard\/\w+\.tsx$/,
      /packages\/api\/src\/contract\/programs\.ts$/,
    ],
  },
  {
    // What its page and its payment share.
    name: 'giving',
    modules: [
      /packages\/api\/src\/contract\/donations\/limits\.ts$/,
      /site\/src\/pages\/donate\/usePaymentSettings\.ts$/,
    ],
  },
  {
    // What its page and the rules of its form share.
    name: 'letter',
    modules: [
      /packages\/ui\/src\/content\/Letter\/\w+\.tsx$/,
      /packages\/api\/src\/contract\/contact\/messages\.ts$/,
    ],
  },
  {
    // What a page to read has in common: a story, a piece of news.
    name: 'article',
    modules: eachOf`packages/ui/src/content/${['Prose', 'ShareButton']}/\w+\.tsx?$`,
  },
  // What stands in the place of many things that are coming: the first of their chunks would take it along.
  {
    name: 'skeleton',
    modules: eachOf`packages/ui/src/${['elements/Skeleton/\\w+.tsx$', 'content/ListProgress/\\w+.css.ts.vanilla.css']}`,
  },
  { name: 'members-call', modules: [/packages\/api\/src\/contract\/members\/get-members\.ts$/] },
  {
    // A list that is searched, and what stands over it.
    name: 'searched',
    modules: [
      /packages\/forms\/src\/form\/(SearchForm\/SearchForm|useFilterForm)\.tsx?$/,
      ...eachOf`packages/ui/src/content/${['ListStatus', 'SortLinks']}/\w+\.tsx$`,
    ],
  },
  {
    // What a list that is fetched shows in its place.
    name: 'list',
    modules: [
      ...eachOf`packages/ui/src/${['content/ListProgress', 'elements/EmptyState']}/\w+\.tsx$`,
      /packages\/app\/src\/reading\/progressOf\.ts$/,
    ],
  },
  {
    // A list of members: the directory's, and a class's.
    name: 'people',
    modules: [
      /packages\/ui\/src\/content\/MemberList\/\w+\.tsx$/,
      ...eachOf`site/src/pages/directory/${['directoryQuery', 'directoryView', 'readDirectory']}\.ts$`,
    ],
  },
];
