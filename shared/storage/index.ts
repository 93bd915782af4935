export { createDeviceText, deviceText, type DeviceText } from './device-text.ts';
export { localStore, safeStorage, sessionStore, type SafeStorage, type StorageArea } from './safe-storage.ts';
