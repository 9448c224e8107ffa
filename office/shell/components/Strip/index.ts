export { Strip, type StripProps, type StripTone, stripTones } from './Strip.tsx';
