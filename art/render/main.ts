import { pictures } from '../pictures.ts';
import { picturesFolder, updatePictures } from '../update-pictures.ts';
import { renderWebp } from './webp.ts';

const rendered = await updatePictures(picturesFolder, pictures, renderWebp);
console.log(
  [...rendered, `${rendered.length} of ${Object.keys(pictures).length} pictures rendered`].join('\n'),
);
