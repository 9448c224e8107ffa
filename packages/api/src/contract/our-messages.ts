/** Messages that the spec does not define. */
export const ourMessages = {
  /** Server errors shown under the verification. Each contains {@link captchaMarker}. */
  captchaRefused: 'CAPTCHA verification did not succeed. Please solve it again.',
  captchaUsed: 'This CAPTCHA was already used or has expired. Please solve it again.',
  captchaUnavailable: 'The CAPTCHA check could not be reached. Please try again in a minute.',
  contactTooLong: (most: number) => `Please use at most ${most} characters`,
  contactCharacters: 'Some characters reverse or cover this text. Please type it again',
  contactReceived: 'Your message has arrived.',
  registrationTooLong: (most: number) => `Use at most ${most} characters.`,
  registrationCharacters: 'Some characters reverse or cover this text. Type it again.',
  registrationLink: 'Enter a web address that starts with https://.',
  registrationYesOrNo: 'Choose yes or no.',
  registrationReceived: 'Your membership request has arrived and will be reviewed.',
  jobReceived: 'Your job posting has arrived and will be reviewed.',
  storyReceived: 'Your story has arrived and will be reviewed.',
  manyPeople: 'You have looked at many people in a short time. Please wait a few minutes and try again.',
  bodyTooSlow: 'This arrived too slowly. Please send it again, on a better connection if you can.',
  diskFull: 'There is no room on our server just now. Please try again in a few minutes.',
  photosBusy: 'Many photos are arriving at this moment. Please send yours again in half a minute.',
  mediaUnavailable: 'Photos and films cannot be stored or shown just now. Please try again in a few minutes.',
  unknownField: 'This field is not part of the form.',
} as const;
