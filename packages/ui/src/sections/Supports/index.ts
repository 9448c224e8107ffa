export * from './SupportedArea.tsx';
export * from './Supports.tsx';
