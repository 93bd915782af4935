export { deviceTextEvent, followDeviceTexts, readDeviceText } from './device-text.ts';
export { ownedText, type OwnedText } from './owned-text.ts';
export { localStore, safeStorage, sessionStore, type SafeStorage, type StorageArea } from './safe-storage.ts';
