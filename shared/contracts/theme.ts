/** Key of the local storage under which a visitor's choice of `light` or `dark` stands; nothing there follows the system. */
export const themeStorageKey = 'shopTheme';
