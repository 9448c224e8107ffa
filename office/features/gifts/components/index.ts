export * from './AmountField/index.ts';
export * from './GiftActs/index.ts';
export * from './GiftFilter/index.ts';
export * from './GiftReceipt/index.ts';
export * from './GiftTable/index.ts';
export * from './GiftTools/index.ts';
export * from './LookRows/index.ts';
export * from './MonthBars/index.ts';
export * from './RecordForm/index.ts';
export * from './RefundForm/index.ts';
export * from './RefundList/index.ts';
export * from './StatementSheets/index.ts';
export * from './StatementTable/index.ts';
export * from './StatementTools/index.ts';
export {
  causeOf,
  contributionNames,
  countedGifts,
  donorName,
  feeWords,
  giftWhat,
  isUnderWay,
  kindNames,
  standingOf,
  stepWords,
} from './words.ts';
