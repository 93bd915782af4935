export { localStore, safeStorage, sessionStore, type SafeStorage, type StorageArea } from './safe-storage.ts';
