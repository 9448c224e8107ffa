/** Messages of a member's own page. Not from the spec, which has no such page. */
export const myMessages = {
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  asked: 'If we know this address, we’ve emailed it a link. It works for ten minutes, in this browser.',
  askedTooOften: 'You asked for several emails in a short time. Please wait ten minutes and ask again.',
  spent: 'This link was already used, or it is too old. Ask for a new email.',
  otherBrowser:
    'This link works in the browser that asked for it. Open it there, or type the six characters from the email there.',
  wrongCode:
    'This code is wrong or too old. After five wrong tries it no longer works, and you need a new email.',
  enteredTooOften: 'You tried too often. Please wait ten minutes and try again.',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out. To sign in again, ask for an email.',
  unknown: 'This no longer exists. Reload the page to see what does.',
  failed: 'This could not be done. Please try again.',
  checkFields: 'This could not be sent. Please check the marked fields.',
  errorOccurred: 'Something went wrong on our side. Please try again.',
  saved: 'Saved.',
  hidden: 'You are hidden from the directory.',
  shown: 'The directory shows you again.',
  notShown: 'This entry is not approved, so the directory cannot show it.',
  jobDown: 'The job is removed from the board.',
  jobRenewed: 'The job is on the board for 60 more days.',
  jobCannotRenew: 'A job can be renewed once, in its last 14 days.',
  storyAsked: 'We have asked the volunteers to remove your story.',
  sessionEnded: 'That device is signed out.',
  unknownPasskey:
    'This passkey does not open a member’s page. It may have been removed, or it belongs to the Office. Ask for an email instead.',
  passkeyAdded: 'From now on you can sign in to this page with your passkey, without an email.',
  passkeyRemoved: 'The passkey is removed. Devices that signed in with it are signed out.',
  newBrowserEmailsOn: 'We email you when a new browser signs in.',
  newBrowserEmailsOff: 'We no longer email you about new browsers.',
  sameEmail: 'This is already your address.',
  emailAsked:
    'We’ve sent two emails. Confirm the one to the new address within 24 hours; the link in the one to this address stops the change.',
  emailWhileLeaving: 'Your data is about to be deleted. Stop the deletion first.',
  emailConfirmed: 'This address is confirmed. After the 24 hours, you sign in with it.',
  emailStopped: 'Your email address stays as it is.',
  emailGone:
    'This link no longer works. The change was stopped, is already made, or was not confirmed in time.',
  correctionTakenBack: 'Your correction is withdrawn.',
  wordWrong: 'Type the word leave to continue.',
  leaving:
    'You are hidden from the directory. In seven days everything else is deleted; until then you can stop it.',
  staying: 'Nothing will be deleted, and the directory shows you as before.',
  stayGone: 'This link no longer works. The deletion was already stopped, or is complete.',
  /** Appended to the error of an email link that no longer works. */
  elsewhere: 'You can also do this on your own page, without this link.',
} as const;
