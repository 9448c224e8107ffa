export * from './CodesSheet/index.ts';
export * from './EnrolForm/index.ts';
export * from './EntrySheet/index.ts';
export * from './JoinForm/index.ts';
export * from './LostForm/index.ts';
export * from './MayList/index.ts';
export * from './PasskeyDialog/index.ts';
export * from './SignInGate/index.ts';
