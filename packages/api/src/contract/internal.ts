/** Parts of the contract that only the server needs: parsers, keys, query schemas. Not published. */

export { ChallengeQuery } from './captcha/challenge-query.ts';
export {
  type Contribution,
  contributionRules,
  deductibleCents,
  keptCents,
  statementSentences,
} from './donations/contributions.ts';
export { dollars } from './donations/dollars.ts';
export { einNotSet } from './donations/receipt-sheet.ts';
export { emailKey } from './email.ts';
export { confirmations, deadlineTooLate, endsTooEarly, eventRules, mostSeats } from './events/event-rules.ts';
export { comesTwice, hasOtherYear } from './events/moments.ts';
export { formDataOf } from './form-data.ts';
export { graduationYear } from './graduation-year.ts';
export { MembersQuery } from './members/members-query.ts';
export { SearchQuery } from './search/search-query.ts';
export {
  cleanParagraphs,
  codeText,
  email,
  optionalCode,
  optionalLine,
  requiredLine,
  requiredParagraphs,
  searchText,
  shownLine,
} from './text.ts';
