import { browserFloor } from '@shop/shared/contracts';

/** The floor as `build.target` of everything that browsers run: newer syntax and CSS are compiled away. */
export const buildTarget = Object.entries(browserFloor).map(([browser, version]) => browser + version);
