import { areaTests } from '@shop/area-kit/vitest';

/** Tests only: `area-kit build` brings its own configuration. */
export default areaTests();
