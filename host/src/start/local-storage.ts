/** The browser's local storage; null where even asking for it is forbidden. */
export function localStorageOf(window: Window): Storage | null {
  try {
    return window.localStorage;
  } catch (error) {
    console.error('Local storage is not available; the session ends with this page.', error);
    return null;
  }
}
