// Renders the pictures whose drawing changed: npm run art
import sharp from 'sharp';
import { pictures } from '../pictures.ts';
import { picturesFolder, updatePictures, type RenderWebp } from '../update-pictures.ts';

/** Draws once, at the widest, and makes the others smaller. */
const renderWebp: RenderWebp = async (svg, [full = 0, ...smaller]) => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(full)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
  return Promise.all([
    drawn.clone().webp({ quality: 78, effort: 3 }).toBuffer(),
    ...smaller.map((width) => drawn.clone().resize(width).webp({ quality: 70, effort: 4 }).toBuffer()),
  ]);
};

const rendered = await updatePictures(picturesFolder, pictures, renderWebp);
console.log(
  [...rendered, `${rendered.length} of ${Object.keys(pictures).length} pictures rendered`].join('\n'),
);
