/// <reference types="vite/client" />
import '@banyan/create-chapter/virtual';
