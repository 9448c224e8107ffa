/** A member's own page. Ours: the spec has no such page. */
export const myMessages = {
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  asked: 'If we know this address, a letter is on its way. It works for ten minutes, in this browser.',
  askedTooOften: 'That was a lot of letters at once. Please wait ten minutes and ask again.',
  spent: 'This link was used already, or it is too old. Ask for a new letter.',
  otherBrowser:
    'This link works in the browser that asked for it. Open it there, or type the six characters of the letter there.',
  wrongCode: 'This is not the code, or it is too old. After five tries it ends; then ask for a new letter.',
  enteredTooOften: 'Those were many tries at once. Please wait ten minutes and try again.',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out. Ask for a letter to come back.',
  unknown: 'This is not here any more.',
  failed: 'This could not be done. Please try again.',
  checkFields: 'This could not be sent. Please check the marked fields.',
  errorOccurred: 'Something went wrong on our side. Please try again.',
  saved: 'Saved.',
  hidden: 'You are out of the directory.',
  shown: 'The directory shows you again.',
  notShown: 'This entry is not approved, so the directory cannot show it.',
  jobDown: 'The job is off the board.',
  jobRenewed: 'The job stands on the board for 60 more days.',
  jobCannotRenew: 'A job can be renewed once, in its last 14 days.',
  storyAsked: 'We have asked the volunteers to take your story down.',
  sessionEnded: 'That device is signed out.',
  unknownPasskey:
    'This passkey opens no page of anybody’s own. It may have been removed, or be one for the Office. Ask for a letter instead.',
  passkeyAdded: 'Your passkey opens this page from now on, without a letter.',
  passkeyRemoved: 'The passkey is removed, and whoever was signed in with it is signed out.',
  newBrowserEmailsOn: 'A letter tells you of every browser that was not there before.',
  newBrowserEmailsOff: 'No letter tells you of new browsers any more.',
  sameEmail: 'This is the address that you have.',
  emailAsked:
    'Two letters are on their way. The one to the new address has to be confirmed within 24 hours; the one to this address can stop it.',
  emailWhileLeaving: 'Everything with this address is about to be deleted. Stop that first.',
  emailConfirmed: 'This address is confirmed. Once the 24 hours are over, it opens your own page.',
  emailStopped: 'Your email address stays as it is.',
  emailGone:
    'This link does nothing any more. What it was about was stopped, is done, or was not confirmed in time.',
  correctionTakenBack: 'Your correction is taken back.',
  wordWrong: 'Type the word leave to go on.',
  leaving:
    'You are out of the directory. In seven days everything else is deleted; until then you can stop it.',
  staying: 'Nothing will be deleted, and the directory shows you as before.',
  stayGone: 'This link stops nothing any more. What it was about was stopped, or is done.',
  /** Behind what a link of a letter says that does not work any more. */
  elsewhere: 'On your own page you can do this without that link.',
} as const;
