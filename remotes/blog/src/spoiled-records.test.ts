import { testSpoiledPages } from '@shop/shared/testing/spoiled-records/server';
import { area } from './area.tsx';
import { seedPages } from './spoiled-records.samples.ts';

testSpoiledPages(area, seedPages);
