export { ProofOfWork, type ProofOfWorkProps } from './ProofOfWork.tsx';
